import type { Checkout } from '@passepartout/contracts'
import { LOCALES, type Locale } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { canvas, checkoutWith, euro, mara, pageIn, ribbon } from './checkout.fixture.ts'
import { type CheckoutFormError, CheckoutPage } from './checkout-page.tsx'

interface Shown {
  locale?: Locale
  channel?: 'passepartout' | 'kartenliebe'
  requestedStep?: string
  refused?: CheckoutFormError
}

function shown(checkout: Checkout | undefined, { locale = 'de-DE', channel, ...rest }: Shown = {}) {
  const html = renderToStaticMarkup(
    <CheckoutPage page={pageIn(locale, channel)} checkout={checkout} {...rest} />,
  )
  return { html, words: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') }
}

const zone = (html: string) =>
  html.slice(
    html.indexOf('<section id="order"'),
    html.indexOf('</section>', html.indexOf('<section id="order"')),
  )

describe('the steps of the checkout', () => {
  it.each([
    ['address', undefined, ['step-address'], []],
    ['shipping', undefined, ['step-shipping'], ['Mara Lindner, Lindenweg 14, 99423 Weimar']],
    ['payment', undefined, ['step-payment'], ['Freitag, 27. November, Standard mit DHL, 5.95 EUR']],
    [null, undefined, ['step-payment'], ['mara.lindner@post.example']],
    [null, 'shipping', ['step-shipping'], ['Überweisung mit QR-Code']],
    ['shipping', 'payment', ['step-shipping'], []],
    ['address', 'nonsense', ['step-address'], []],
  ] as const)(
    'where %s is next and %s is asked for: %s is open, and says %s',
    (open, requestedStep, open_, said) => {
      const { html, words } = shown(checkoutWith({ open }), requestedStep ? { requestedStep } : {})
      const opened = html.match(/<section aria-labelledby="(step-\w+)"[^>]*border-ink/g) ?? []
      expect(opened.map(tag => /step-\w+/.exec(tag)?.[0])).toEqual(open_)
      for (const text of said) expect(words).toContain(text)
    },
  )

  it('are plain forms to the page without its query', () => {
    const { html } = shown(checkoutWith({ open: 'address', address: null }))
    const form = /<form[^>]*class="checkout-address"[^>]*>/.exec(html)?.[0]
    expect(form).toContain('method="post"')
    expect(form).toContain('action="/kasse"')
    expect(html).toContain('<input type="hidden" name="intent" value="address"/>')
  })

  it.each([
    [
      'de-DE',
      [
        'firstName',
        'lastName',
        'street',
        'extra',
        'postNumber',
        'packstation',
        'post-office',
        'postalCode',
        'city',
      ],
    ],
    ['en-GB', ['firstName', 'lastName', 'street', 'extra', 'city', 'postalCode']],
    ['en-US', ['firstName', 'lastName', 'street', 'extra', 'city', 'region', 'postalCode']],
    ['it-IT', ['firstName', 'lastName', 'street', 'extra', 'postalCode', 'city', 'region']],
  ] as const)('ask in %s for an address in its own order', (locale, fields) => {
    const { html } = shown(checkoutWith({ open: 'address', address: null }), { locale })
    const names = [...html.matchAll(/id="delivery-([\w-]+)" (?:aria|type|name|class)/g)].map(
      ([, name]) => name,
    )
    expect(names.filter(name => !/-(?:hint|error)$/.test(`${name}`) && name !== 'company')).toEqual(fields)
  })

  it('tell browsers what belongs where, and ask for digits by digits', () => {
    const { html } = shown(checkoutWith({ open: 'address', address: null }))
    expect(html).toMatch(/<input[^>]*autoComplete="shipping given-name"/i)
    expect(html).toMatch(/<input[^>]*name="delivery\.postalCode"[^>]*/)
    expect(html).toMatch(
      /autoComplete="shipping postal-code"[^>]*inputMode="numeric"|inputMode="numeric"[^>]*autoComplete="shipping postal-code"/i,
    )
    expect(html).toMatch(/<input[^>]*autoComplete="billing address-line1"/i)
  })
})

describe('an address that was refused', () => {
  const refused: CheckoutFormError = {
    intent: 'address',
    message: 'Einige Angaben stimmen noch nicht.',
    problems: { 'contact.email': ['Hinter dem @ fehlt etwas.'], 'delivery.postalCode': ['Fünf Ziffern.'] },
    address: { ...mara, contact: { email: 'mara@', phone: '' } },
  }

  it('stands there again with everything typed, each sentence at its field and all of them on top', () => {
    const { html } = shown(checkoutWith({ open: 'address', address: null }), { refused })
    expect(html).toContain('value="mara@"')
    expect(html).toContain('value="Lindenweg 14"')
    expect(html).toContain('Bitte prüfe 2 Angaben')
    for (const [link, text] of html.matchAll(/<a href="#([\w-]+)"[^>]*>[^<]*<\/a>/g))
      if (link.includes('min-h-8')) expect(html).toContain(` id="${text}"`)
    expect(html).toMatch(/<span data-error="">Fünf Ziffern\.<\/span>/)
  })

  it('leads to the fields of a parcel machine where one was meant', () => {
    const delivery = { ...mara.delivery, kind: 'packstation', street: '12', extra: '' } as const
    const { html } = shown(checkoutWith({ open: 'address', address: null }), {
      refused: {
        ...refused,
        problems: { 'delivery.street': ['Drei Ziffern.'], 'delivery.extra': ['Postnummer fehlt.'] },
        address: { ...mara, delivery },
      },
    })
    expect(html).toContain('href="#delivery-packstation"')
    expect(html).toContain('href="#delivery-postNumber"')
    expect(html).toContain('value="12"')
  })

  it('names the group of a field that is asked for twice', () => {
    const problems = {
      'delivery.firstName': ['Bitte den Vornamen eintragen.'],
      'invoice.firstName': ['Bitte den Vornamen eintragen.'],
    }
    const address = { ...mara, invoice: { ...mara.delivery, firstName: '' } }
    const { words } = shown(checkoutWith({ open: 'address', address: null }), {
      refused: { ...refused, problems, address },
    })
    expect(words).toContain('Rechnungsadresse, Vorname: Bitte den Vornamen eintragen.')
    expect(words).toContain('Lieferung, Vorname: Bitte den Vornamen eintragen.')
  })
})

describe('the step of payment', () => {
  const options = [
    { id: 'stripe', name: 'Karte', text: '', arrives: 'Dienstag, 1. Dezember' },
    { id: 'transfer', name: 'Überweisung', text: '', arrives: 'Donnerstag, 3. Dezember' },
  ] as const
  const toPay = checkoutWith({ open: 'payment', payment: { options: [...options], chosen: null } })
  const refused = { intent: 'payment', message: '', isEmpty: true, problems: {} }

  it('says what is missing, on top with the focus and beside the group', () => {
    const { html, words } = shown(toPay, { refused })
    expect(html).toMatch(/<section[^>]*autofocus[^>]*data-errors/i)
    expect(words).toContain('Zahlungsart: Bitte eine Zahlungsart wählen.')
    expect(html).toContain('href="#method-stripe"')
    expect(html).toMatch(
      /<div role="radiogroup" aria-label="Zahlungsart" aria-invalid="true" aria-describedby="method-error"/,
    )
    expect(html).toMatch(/<p id="method-error"[^>]*>Bitte eine Zahlungsart wählen\.<\/p>/)
  })

  it('says nothing before the button was pressed', () => {
    expect(shown(toPay).html).not.toMatch(/aria-invalid="|data-errors/)
  })
})

describe('the receipt before the order', () => {
  it.each([
    ['de-DE', 'Zahlungspflichtig bestellen'],
    ['de-AT', 'Zahlungspflichtig bestellen'],
    ['de-CH', 'Zahlungspflichtig bestellen'],
    ['fr-FR', 'Commander avec obligation de paiement'],
    ['fr-BE', 'Commander avec obligation de paiement'],
    ['nl-NL', 'Bestelling met betalingsverplichting'],
    ['nl-BE', 'Bestelling met betalingsverplichting'],
    ['es-ES', 'Pedido con obligación de pago'],
    ['it-IT', 'Ordine con obbligo di pagare'],
    ['en-GB', 'Place order and pay'],
    ['en-US', 'Place order and pay'],
  ] as const)('has in %s one button, which says: %s', (locale, wording) => {
    const { html } = shown(checkoutWith(), { locale })
    const buttons = [...zone(html).matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, text]) => text)
    expect(buttons).toEqual([wording])
  })

  it('repeats all that is essential above the button, and has nothing to press below it', () => {
    const order = zone(shown(checkoutWith()).html)
    const button = order.indexOf('<button')
    for (const essential of [
      'Leinwand, 90 × 60 cm',
      'Gespiegelt',
      '2 Stück zu 48.95 EUR',
      '98.85 EUR',
      'Lindenweg 14',
      'Freitag, 27. November',
      'Überweisung mit QR-Code',
      'Standard mit DHL',
      'Enthält 15.78 EUR MwSt.',
    ])
      expect(order.slice(0, button), essential).toContain(essential)
    expect(order.slice(order.indexOf('</button>') + 9)).not.toMatch(/<(?:a|button|input)\b/)
  })

  it.each(LOCALES)('speaks of a code below it only where banks of the currency know one, in %s', locale => {
    const { sums } = checkoutWith()
    const { currency } = pageIn(locale).shop
    const due = { ...sums.due, currency }
    const order = zone(shown(checkoutWith({ sums: { ...sums, due } }), { locale }).html)
    const below = order.slice(order.indexOf('</button>'))
    expect(/QR/.test(below)).toBe(currency === 'EUR' || currency === 'CHF')
    expect(below).toMatch(/<p [^>]*>[^<]{20,}/)
  })

  it('names the version that was read, and the key that makes it one order', () => {
    const order = zone(shown(checkoutWith()).html)
    expect(order).toContain('name="shown" value="hash"')
    expect(order).toContain('name="idempotencyKey" value="0b7f0c5e-2f0c-4a33-9a51-1d4ac7a5d0ff"')
  })

  it.each([
    ['de-DE', [canvas], 'gibt es für sie kein Widerrufsrecht'],
    ['de-DE', [canvas, ribbon], 'ohne Widerrufsrecht: Leinwand, 90 × 60 cm. Alles andere'],
    ['de-DE', [ribbon], 'Widerrufsrecht: 14 Tage'],
    ['de-CH', [canvas], 'lässt sich nicht zurückgeben'],
  ] as const)('says in %s what the law gives for these articles', (locale, lines, sentence) => {
    expect(shown(checkoutWith({ lines: [...lines] }), { locale }).words).toContain(sentence)
  })

  it('does not speak of withdrawal where no law knows it', () => {
    for (const lines of [[canvas], [ribbon]])
      expect(zone(shown(checkoutWith({ lines }), { locale: 'de-CH' }).html)).not.toContain('Widerruf')
  })

  it('subtracts what vouchers pay after the total, and says what is left', () => {
    const { sums } = checkoutWith()
    const vouchers = [{ code: 'GS-4TK9-7WPD', amount: euro(2500) }]
    const { words } = shown(checkoutWith({ sums: { ...sums, vouchers, due: euro(7385) } }))
    expect(words).toMatch(/Gesamt 98\.85 EUR .*Gutschein GS-4TK9-7WPD −25 EUR .*Zu zahlen 73\.85 EUR/)
  })

  it('adds tax as a row of its own where it comes on top', () => {
    const { sums } = checkoutWith()
    const taxes = [{ name: 'Sales tax NY', rate: 8.875, amount: euro(800) }]
    const { words } = shown(checkoutWith({ sums: { ...sums, vatIncluded: false, taxes } }), {
      locale: 'en-US',
    })
    expect(words).toContain('Sales tax NY (8.875%) 8 EUR')
    expect(words).not.toContain('Includes')
  })

  it('is not there before a way to pay is chosen, nor while an article cannot be printed', () => {
    const blocker = { text: 'Ein Foto fehlt.', url: '/configurator-photo-frame?draft=1' }
    for (const checkout of [
      checkoutWith({ open: 'payment' }),
      checkoutWith({ lines: [{ ...canvas, blocker }] }),
    ])
      expect(shown(checkout).html).not.toContain('id="order"')
    const { html } = shown(checkoutWith({ lines: [{ ...canvas, blocker }] }))
    expect(html).toMatch(
      /role="alert"[\s\S]*Ein Foto fehlt\.[\s\S]*href="\/configurator-photo-frame\?draft=1/,
    )
  })

  it('says so where a country has no way to pay', () => {
    const { words } = shown(checkoutWith({ open: 'payment', payment: { options: [], chosen: null } }))
    expect(words).toContain('Für dieses Land ist gerade keine Zahlungsart eingerichtet.')
    expect(words).not.toContain('Weiter zur Prüfung')
  })

  it('shows markup in a name as text', () => {
    expect(
      shown(checkoutWith({ lines: [{ ...canvas, title: '<img src=x onerror=alert(1)>' }] })).html,
    ).not.toContain('<img src=x')
  })
})

describe('the checkout', () => {
  it('shows what has changed before anything else can be ordered', () => {
    const { html } = shown(checkoutWith({ changes: ['Leinwand: jetzt 57,90 €', 'Liefertag: Montag'] }))
    expect(html).toMatch(/<dialog open=""[^>]*aria-labelledby="changed"/)
    expect(html).toContain('2 Dinge haben sich geändert')
    expect(html).toContain('name="intent" value="confirm"')
  })

  it('says so where it cannot be reached', () => {
    expect(shown(undefined).words).toContain('Die Kasse ist gerade nicht zu erreichen.')
  })

  it('leads to an order that is there already, and on to where it is paid', () => {
    const html = (paymentUrl: string | null) =>
      renderToStaticMarkup(
        <CheckoutPage
          page={pageIn('de-DE')}
          checkout={undefined}
          ordered={{ statusPath: '/bestellung/abc', paymentUrl }}
        />,
      )
    expect(html(null)).toMatch(/Schon bestellt\.[\s\S]*href="\/bestellung\/abc"/)
    expect(html('https://pay.example/s')).toMatch(
      /http-equiv="refresh" content="0; url=https:\/\/pay\.example\/s"/,
    )
  })

  it.each(LOCALES)('has every word in %s, in both shops', locale => {
    for (const channel of ['passepartout', 'kartenliebe'] as const)
      for (const open of ['address', 'shipping', null] as const)
        expect(shown(checkoutWith({ open, lines: [canvas, ribbon] }), { locale, channel }).words).not.toMatch(
          /checkout\.|\{\w+\}/,
        )
  })
})

describe('who buys', () => {
  const studio = { company: 'Studio Mia', isOn: true }
  const mia = { name: 'Mia Muster', email: 'mia@example.org', whitelabel: null, addresses: [] }

  it('is a guest first, with a way to the log-in and back', () => {
    const { html, words } = shown(checkoutWith({ open: 'address' }))
    expect(words).toContain('Weiter geht es auch ohne Konto.')
    expect(html).toContain('/konto/anmelden?back=%2Fkasse"')
  })

  it('is named once they are logged in', () => {
    const { words } = shown(checkoutWith({ open: 'address', customer: mia }))
    expect(words).toContain('Angemeldet als mia@example.org')
    expect(words).not.toContain('ohne Konto')
  })

  it.each(LOCALES)('sells under their own name and sees net prices, in %s', locale => {
    const checkout = checkoutWith({
      ...{ open: 'address', customer: { ...mia, whitelabel: studio } },
      lines: [{ ...canvas, totalNet: euro(8227) }],
    })
    const { words } = shown({ ...checkout, sums: { ...checkout.sums, net: euro(4711) } }, { locale })
    for (const said of ['Studio Mia', '82.27 EUR', '47.11 EUR']) expect(words).toContain(said)
  })
})

describe('addresses that the account keeps', () => {
  const second = { ...mara.delivery, street: 'Am Markt 2' }
  const customer = {
    ...{ name: 'Mara Lindner', email: mara.contact.email, whitelabel: null },
    addresses: [
      { id: '0b7f0c5e-2f0c-4a33-9a51-1d4ac7a5d0a1', address: mara.delivery, phone: '' },
      { id: '0b7f0c5e-2f0c-4a33-9a51-1d4ac7a5d0a2', address: second, phone: '' },
    ],
  }

  it('stand above the form, without the one that is in it', () => {
    const { html, words } = shown(checkoutWith({ open: 'address', customer }))
    expect(words).toContain('Gespeicherte Adressen')
    expect(html.match(/name="saved" value="[^"]*a2"/g)).toHaveLength(1)
    expect(html).not.toMatch(/name="saved" value="[^"]*a1"/)
  })

  it('are not spoken of where there is no other', () => {
    const one = { ...customer, addresses: customer.addresses.slice(0, 1) }
    expect(shown(checkoutWith({ open: 'address', customer: one })).words).not.toContain('Gespeicherte')
    expect(shown(checkoutWith({ open: 'address' })).words).not.toContain('Gespeicherte')
  })
})

describe('a cart of which all comes by mail', () => {
  const voucher = { ...ribbon, kind: 'gift-voucher', quantity: 1 }
  const mailed = checkoutWith({
    ...{ open: 'address', address: null, needsAddress: false, lines: [voucher] },
    shipping: { options: [], chosen: null },
  })

  it.each(LOCALES)(
    'asks in %s for mail and name, and for an address only where an invoice is to show one',
    locale => {
      const { html } = shown(mailed, { locale })
      const before = html.slice(html.indexOf('name="contact.email"'), html.indexOf('name="otherInvoice"'))
      const asked = [...before.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(
        ([, name]) => name,
      )
      expect(asked).toEqual(['delivery.firstName', 'delivery.lastName', 'delivery.country'])
      expect(html).toContain('name="invoice.street"')
      expect(html).not.toMatch(/name="(?:contact\.phone|greeting|company|delivery\.street)"/)
    },
  )

  it('asks for the street as soon as something is sent', () => {
    expect(shown({ ...mailed, needsAddress: true }).html).toContain('name="delivery.street"')
  })
})

describe('a day that depends on the money', () => {
  const card = { id: 'stripe', name: 'Karte', text: 'Bei Stripe.', arrives: 'Dienstag, 1. Dezember' } as const
  const transfer = {
    id: 'transfer',
    name: 'Überweisung',
    text: 'Scannen.',
    arrives: 'Donnerstag, 3. Dezember',
  } as const

  it('stands beside each way to pay', () => {
    const payment = { options: [transfer, card], chosen: null }
    const { words } = shown(checkoutWith({ open: 'payment', payment }))
    expect(words).toMatch(/Überweisung Da bis Donnerstag, 3\. Dezember\. Scannen\./)
    expect(words).toMatch(/Karte Da bis Dienstag, 1\. Dezember\. Bei Stripe\./)
  })

  it.each([
    ['nothing is chosen', [transfer, card], null, 'Den Tag nennt der nächste Schritt'],
    ['a transfer is all there is', [transfer], null, 'wenn du gleich nach der Bestellung überweist'],
    ['a transfer is chosen', [transfer, card], 'transfer', 'wenn du gleich nach der Bestellung überweist'],
    ['a card is chosen', [transfer, card], 'stripe', undefined],
  ] as const)('is explained beside the ways of sending where %s', (_, options, chosen, sentence) => {
    const { words } = shown(checkoutWith({ open: 'shipping', payment: { options: [...options], chosen } }))
    if (sentence) expect(words).toContain(sentence)
    else expect(words).not.toMatch(/überweis/i)
  })
})
