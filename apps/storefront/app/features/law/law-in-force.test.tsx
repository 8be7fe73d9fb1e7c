import { readFile } from 'node:fs/promises'
import {
  CHANNELS,
  type Channel,
  COUNTRY_CODES,
  concerns,
  LAW_RULES,
  type LawLocation,
  type LegalNumber,
  type Locale,
  localesOf,
  rulesInForce,
} from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { renderBlocks } from '../../blocks/render-blocks.fixture.tsx'
import { canvas, checkoutWith, pageIn } from '../checkout/checkout.fixture.ts'
import { CheckoutPage } from '../checkout/checkout-page.tsx'
import { LegalLinks } from '../layout/legal-links.tsx'
import { PriceSummary } from '../product-form/price-summary.tsx'
import type { ConfiguredPrice } from '../product-form/product-form.ts'
import { ProductSafety } from '../product-safety/product-safety.tsx'

type Where = { channel: Channel; locale: Locale }

const LUCID: LegalNumber = {
  kind: 'packaging-register',
  name: 'LUCID',
  number: 'DE0000000000000',
}
const IDU: LegalNumber = {
  kind: 'unique-identifiers',
  name: 'Emballages ménagers',
  number: 'FR000000_01ABCD',
}
const KVK: LegalNumber = { kind: 'company-number', name: 'KVK-nummer', number: '00000000' }
const COURT: LegalNumber = { kind: 'court-register', number: 'Amtsgericht Musterstadt, HRB 000000' }
const VAT: LegalNumber = { kind: 'vat', number: null }
const legalNumbers = [COURT, VAT, LUCID, IDU, KVK]

const PRICE: ConfiguredPrice = {
  quantity: 1,
  unit: { current: '£34.90', original: undefined },
  unitAmount: { amount: 3490, currency: 'GBP' },
  total: { current: '£34.90', original: undefined },
  discountPercent: 0,
  reference: undefined,
  vat: { rate: 20, included: true },
  parts: [],
  nextTier: undefined,
}

/** HTML of the blocks of a story that show legal information, without the editor's text. */
async function storyShows(path: string, components: readonly string[], where: Where): Promise<string> {
  const story = JSON.parse(await readFile(`content/${where.channel}/${path}.json`, 'utf8'))
  const blocks = story.content.body.filter((block: { component: string }) =>
    components.includes(block.component),
  )
  const said = blocks.map((block: object) => ({ ...block, headline: 'Register', text: '' }))
  return (await renderBlocks(said, { ...where, legalNumbers })).html
}

/** Places that plants and carriers see are held by `customs-and-origin.test.ts` of the worker. */
type PagePlace = Exclude<LawLocation, 'job-ticket' | 'customs'>

const PLACES: Record<PagePlace, (where: Where) => string | Promise<string>> = {
  checkout: ({ channel, locale }) =>
    renderToStaticMarkup(
      <CheckoutPage page={pageIn(locale, channel)} checkout={checkoutWith({ open: null })} />,
    ),
  price: ({ channel, locale }) =>
    renderToStaticMarkup(
      <PriceSummary page={pageIn(locale, channel)} price={{ ...PRICE, delivered: '£39.85' }} />,
    ),
  footer: ({ channel, locale }) => renderToStaticMarkup(<LegalLinks page={pageIn(locale, channel)} />),
  'product-safety': ({ channel, locale }) =>
    renderToStaticMarkup(<ProductSafety page={pageIn(locale, channel)} safety={undefined} />),
  terms: where => storyShows('agb', ['legal-guarantee', 'register-numbers'], where),
  imprint: where => storyShows('impressum', ['register-numbers'], where),
  privacy: where => storyShows('datenschutz', ['retention'], where),
}

const today = new Date().toISOString().slice(0, 10)

describe.each(CHANNELS)('what the law asks of %s today', channel => {
  const rows = COUNTRY_CODES.flatMap(country =>
    localesOf(country).flatMap(locale =>
      rulesInForce(country, today).flatMap(({ id, showsOn }) =>
        showsOn.flatMap(place => (place in PLACES ? [[locale, id, place as PagePlace] as const] : [])),
      ),
    ),
  )
  test.each(rows)('stands in %s: %s on %s', async (locale, id, place) => {
    const html = await PLACES[place]({ channel, locale })
    expect(html).toMatch(new RegExp(`data-law="[^"]*\\b${id}\\b`))
  })
})

describe('a rule', () => {
  test('is told to who runs the shop', async () => {
    const told = await readFile('docs/law.md', 'utf8')
    expect(LAW_RULES.filter(({ id }) => !told.includes(`| \`${id}\` |`))).toEqual([])
  })

  test('has an id, a source, a place, a first day, and nobody of the law behind it unless named', () => {
    expect(new Set(LAW_RULES.map(({ id }) => id)).size).toBe(LAW_RULES.length)
    for (const { id, from, until, source, showsOn, readBy } of LAW_RULES) {
      expect([id, from]).toEqual([id, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)])
      expect(until === undefined || until >= from).toBe(true)
      expect([source.length > 10, showsOn.length > 0, readBy]).toEqual([true, true, null])
    }
  })

  test.each([
    ['de', '2026-09-26', false],
    ['de', '2026-09-27', true],
    ['ch', '2026-11-29', false],
    ['com', '2026-11-29', false],
  ] as const)(
    'begins on its day, where it is law: the notice in %s on %s is asked for: %s',
    (country, day, is) => {
      expect(rulesInForce(country, day).some(({ id }) => id === 'legal-guarantee')).toBe(is)
    },
  )
})

describe('the notice on the legal guarantee', () => {
  const shown = (locale: Locale) =>
    renderToStaticMarkup(
      <CheckoutPage page={pageIn(locale)} checkout={checkoutWith({ open: null, lines: [canvas] })} />,
    )

  test.each([
    ['de-DE', 'Mindestens 2 Jahre ab Lieferung', 'lang=de'],
    ['fr-FR', '2 ans au moins à compter de la livraison', 'lang=fr'],
    ['es-ES', 'Al menos 3 años desde la entrega', 'lang=es'],
    ['it-IT', 'Almeno 2 anni dalla consegna', 'lang=it'],
    ['nl-NL', 'Minstens 2 jaar vanaf de levering', 'lang=nl'],
    ['fr-BE', '2 ans au moins à compter de la livraison', 'lang=fr'],
  ] as const)(
    'says in %s how long it lasts, links to Your Europe and has a code with a name',
    (locale, years, link) => {
      const html = shown(locale)
      expect(html).toContain(years)
      expect(html).toMatch(new RegExp(`href="https://europa.eu/youreurope/[^"]*${link}"`))
      expect(html).toMatch(/<svg role="img" aria-label="[^"]{20,}"/)
      expect(html.indexOf('data-law="legal-guarantee"')).toBeLessThan(html.indexOf('data-law="order-button"'))
    },
  )

  test.each(['de-CH', 'en-GB', 'en-US'] as const)('is none in %s', locale => {
    expect(concerns('legal-guarantee', pageIn(locale).shop.country)).toBe(false)
    expect(shown(locale)).not.toContain('europa.eu')
  })

  test('is the EU’s own file where the shop has it', () => {
    const page = {
      ...pageIn('de-DE'),
      global: { guaranteeNotice: { filename: '/_assets/law/notice-de.svg', alt: '' } },
    }
    const html = renderToStaticMarkup(
      <CheckoutPage page={page as never} checkout={checkoutWith({ open: null, lines: [canvas] })} />,
    )
    expect(html).toMatch(/<img[^>]*notice-de\.svg/)
    expect(html).not.toContain('<svg role="img"')
  })
})

describe('numbers in registers', () => {
  const block = [{ component: 'register-numbers', headline: 'Register' }]

  test('are shown once they are set', async () => {
    const { html } = await renderBlocks(block, { legalNumbers: [LUCID, COURT] })
    for (const part of ['LUCID', 'DE0000000000000', 'Handelsregister', 'HRB 000000'])
      expect(html).toContain(part)
  })

  test.each([
    ['de-DE', 'Umsatzsteuer-Identifikationsnummer', 'wird noch eingetragen'],
    ['de-CH', 'MWST-Nummer', 'wird noch eingetragen'],
    ['fr-FR', 'TVA intracommunautaire', 'à compléter'],
    ['nl-BE', 'Btw-nummer', 'nog in te vullen'],
  ] as const)('that are still to be entered are said to be so in %s', async (locale, label, text) => {
    const { html } = await renderBlocks(block, { locale, legalNumbers: [VAT] })
    expect(html).toContain(label)
    expect(html).toContain(text)
  })

  test('of one rule stand alone where a page asks for them', async () => {
    const [first] = block
    const { html } = await renderBlocks([{ ...first, rule: 'unique-identifiers' }], { legalNumbers })
    expect(html).toContain('FR000000_01ABCD')
    expect(html).not.toMatch(/LUCID|HRB|KVK/)
  })

  test.each(CHANNELS)('of the samples of %s are invented, so none is in a company page', async channel => {
    const story = await readFile(`content/${channel}/impressum.json`, 'utf8')
    expect(story).not.toMatch(/HRB|\b(DE|GB|CHE-)[\d.]{9,}/)
  })

  test('leave nothing behind while none is set', async () => {
    expect((await renderBlocks(block)).html).not.toContain('Register')
  })
})

describe('the total of a price', () => {
  test.each([
    ['en-GB', true],
    ['de-DE', false],
    ['en-US', false],
  ] as const)('with delivery stands in %s: %s', (locale, is) => {
    const html = renderToStaticMarkup(
      <PriceSummary page={pageIn(locale)} price={{ ...PRICE, delivered: '£39.85' }} />,
    )
    expect(html.includes('£39.85')).toBe(is)
  })

  test('is left out of what is not sent', () => {
    expect(renderToStaticMarkup(<PriceSummary page={pageIn('en-GB')} price={PRICE} />)).not.toContain(
      'in total',
    )
  })
})
