import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHANNELS, LOCALES, parseSellers, type Shop, sellerOf, shopFor } from '@passepartout/domain'
import { isQuickRun } from '@passepartout/testing'
import { describe, expect, it } from 'vitest'
import { sampleGuestBookEmails } from './guest-book-emails.ts'
import { renderEmailHtml } from './render-email-html.ts'
import { renderOrderEmail } from './render-order-email.ts'
import { sampleAccountEmails, sampleRecipient } from './sample-account-emails.ts'
import { sampleOrderEmailData, sampleOrderEmails } from './sample-order-emails.ts'
import { sampleShareEmails } from './share-emails.ts'

const FILE = join(import.meta.dirname, '../../../../catalogue/selling/sellers.json')
const read = parseSellers({ 'selling/sellers.json': JSON.parse(readFileSync(FILE, 'utf8')) })
const sellerIn = (shop: Shop) => {
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return sellerOf(read.value, shop)
}
/** In `npm test` every locale once, with the channels in turn. */
const SHOPS = CHANNELS.flatMap((channel, column) =>
  LOCALES.filter((_, row) => !isQuickRun || row % CHANNELS.length === column).map(locale =>
    shopFor(channel, locale),
  ),
)
const lettersOf = async (shop: Shop) => ({
  ...(await sampleOrderEmails(shop, sellerIn(shop))),
  ...sampleAccountEmails(shop, sellerIn(shop)),
  ...sampleShareEmails(sampleRecipient(shop, sellerIn(shop))),
  ...sampleGuestBookEmails(sampleRecipient(shop, sellerIn(shop))),
})
const GERMAN = shopFor('passepartout', 'de-DE')

describe.each(SHOPS.map(shop => [`${shop.channel} ${shop.locale}`, shop] as const))('%s', (_, shop) => {
  it('writes every letter whole, and fetches nothing for it', async () => {
    for (const [name, { subject, text, html }] of Object.entries(await lettersOf(shop))) {
      const parts = [subject, text, html.replace(/<style>.*?<\/style>/s, '')]
      for (const part of parts) {
        expect(part, name).not.toMatch(/\{\w+\}|undefined|NaN|\[object|\bnull\b/)
        // Untranslated keys look like this.
        expect(part, name).not.toMatch(
          /\b(?:order|foot|transfer|received|account|sign-up|password-reset|magic-link|share-news|share-question|guest-book-news|page)\.[a-z-]+\b/,
        )
      }
      expect(subject.length, name).toBeLessThan(70)
      expect(html, name).not.toMatch(/<(?:img|link|script|iframe)[^>]*(?:src|href)="(?!cid:|https:\/\/)/)
      expect(html.match(/<img[^>]*>/g) ?? [], name).toEqual(
        (html.match(/<img[^>]*src="cid:payment-code"[^>]*>/g) ?? []) as string[],
      )
      expect(html, name).toContain(`lang="${shop.locale}"`)
    }
  })
})

describe('the confirmation of an order', () => {
  it('says in its text part what its page says', async () => {
    const { text, html } = (await lettersOf(GERMAN))['order-received']!
    for (const part of ['PP-7K3M-2RTX', '99,80\u00a0€', 'DE52 0000 0000 0012 3456 78', 'Lindenweg 14'])
      expect([text.includes(part), html.includes(part)]).toEqual([true, true])
    expect(text).toContain('https://shop.example/order/sample-token')
    expect(text).toContain('HERBST26: \u22125,00')
  })

  it('carries the code of the transfer as a picture, in Switzerland the payment part too', async () => {
    const files = async (locale: Shop['locale']) =>
      (await lettersOf(shopFor('passepartout', locale)))['order-received']?.attachments?.map(
        ({ filename, cid }) => [filename, cid],
      )
    expect(await files('de-DE')).toEqual([
      ['zahlungscode.png', 'payment-code'],
      ['terms.pdf', undefined],
    ])
    expect(await files('fr-CH')).toEqual([
      ['code-de-paiement.png', 'payment-code'],
      ['code-de-paiement.pdf', undefined],
      ['terms.pdf', undefined],
    ])
    expect(await files('en-GB')).toEqual([['terms.pdf', undefined]])
  })

  it('names sort code and account number where banks ask for them', async () => {
    const { text, html } = (await lettersOf(shopFor('passepartout', 'en-GB')))['order-received']!
    for (const part of ['Sort code', '00-00-00', 'Account number', '12345678', 'GB21 TEST'])
      expect([part, text.includes(part), html.includes(part)]).toEqual([part, true, true])
    expect(text).not.toContain('QR')
    expect((await lettersOf(GERMAN))['order-received']!.text).not.toContain('Sort')
  })

  it('takes off tax that a company abroad owes itself in a row of its own', async () => {
    const data = sampleOrderEmailData(GERMAN, sellerIn(GERMAN))['order-received']
    const off = { amount: 1593, currency: 'EUR' as const, text: '15,93\u00a0€' }
    const sums = {
      ...data.order.sums,
      discounts: [
        { name: 'Aktion', code: null, amount: off },
        { name: 'Umsatzsteuer entfällt', code: null, amount: off, isTax: true },
      ],
    }
    const { text } = await renderOrderEmail('order-received', { ...data, order: { ...data.order, sums } })
    expect(text).toContain('Umsatzsteuer entfällt: \u221215,93')
    expect(text).not.toContain('Aktion')
  })

  it('names the company under whose name the order goes out, where there is one', async () => {
    const data = sampleOrderEmailData(GERMAN, sellerIn(GERMAN))['order-received']
    const textOf = async (own: object) =>
      (await renderOrderEmail('order-received', { ...data, order: { ...data.order, ...own } })).text
    expect(await textOf({ sender: 'Studio Mia' })).toMatch(/Im Namen von\s+Studio Mia/)
    expect(await textOf({})).not.toContain('Im Namen von')
  })

  it('calls a delivery that costs nothing free, as the shop does', async () => {
    const data = sampleOrderEmailData(GERMAN, sellerIn(GERMAN))['order-received']
    const shippedFor = async (own: object) => {
      const sums = { ...data.order.sums, shipping: { ...data.order.sums.shipping, ...own } }
      return (await renderOrderEmail('order-received', { ...data, order: { ...data.order, sums } })).text
    }
    expect(await shippedFor({ amount: 0 })).toMatch(/Versand, Standard:?\s+kostenlos/)
    expect(await shippedFor({})).toMatch(/Versand, Standard:?\s+5,95/)
  })

  it('says what cannot be withdrawn where there is a right to, and is silent elsewhere', async () => {
    expect((await lettersOf(GERMAN))['order-received']?.text).toContain(
      'vom Widerruf ausgenommen: Canvas, 90',
    )
    const swiss = (await lettersOf(shopFor('passepartout', 'de-CH')))['order-received']?.text
    expect(swiss).not.toMatch(/iderruf/)
  })
})

describe('a letter about an account', () => {
  const letters = sampleAccountEmails(GERMAN, sellerIn(GERMAN))

  it('carries its link in both parts, says how long it works, and knows no name', () => {
    const { text, html } = letters['password-reset']!
    for (const part of [text, html]) {
      expect(part).toContain('https://shop.example/reset#token')
      expect(part).toContain('60 Minuten')
    }
  })

  it('that only tells brings no link beside those at its foot', () => {
    const links = letters['account-deleted']?.html.match(/href="[^"]*"/g) ?? []
    expect(new Set(links)).toEqual(
      new Set(
        ['order', 'privacy', 'withdrawal', 'imprint'].map(page => `href="https://shop.example/${page}"`),
      ),
    )
  })
})

describe('what customers type', () => {
  const EVIL = '<script>alert(1)</script>"\r\nBcc: all@example.org\u2028X: y'
  const data = sampleOrderEmailData(GERMAN, sellerIn(GERMAN))['order-received']
  const order = {
    ...data.order,
    delivery: { ...data.order.delivery, firstName: EVIL, street: EVIL, city: EVIL },
    lines: data.order.lines.map(line => ({ ...line, title: EVIL })),
  }

  it('is text in the page, and never begins another line of the head', async () => {
    const letter = await renderOrderEmail('order-received', {
      ...data,
      order,
      to: `mara@example.org\r\nBcc: x@y.z`,
    })
    expect(letter.html).not.toContain('<script')
    expect(letter.html).toContain('&lt;script&gt;')
    for (const head of [letter.subject, letter.to, letter.from.name, letter.replyTo?.name])
      expect(head).not.toMatch(/[\r\n\u2028]/)
  })

  it('leads nowhere but to pages', () => {
    const letter = renderEmailHtml(
      {
        ...{ subject: 'a', title: 'a' },
        blocks: [{ kind: 'button', text: 'los', url: 'javascript:alert(1)' }],
        foot: { notes: [], links: [{ text: 'los', url: 'data:text/html,x' }] },
      },
      GERMAN,
    )
    expect(letter.html + letter.text).not.toMatch(/javascript:|data:text/)
  })

  it('stays out of the subject of a present', async () => {
    const { subject, html } = (await lettersOf(GERMAN))['gift-voucher']!
    expect(subject).toBe('Ein Gutschein über 50,00 €')
    expect(html).toContain('Line one &amp; &lt;two&gt;')
  })
})
