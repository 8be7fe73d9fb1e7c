import type { Cart, CartLine, Checkout } from '@passepartout/contracts'
import { type Money, pageHref, shopFor } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { translatorFor } from '../../messages/index.ts'
import type { Page } from '../../platform/page.ts'
import { CartPage } from './cart-page.tsx'

const shop = shopFor('passepartout', 'de-DE')
const page = {
  shop,
  translate: translatorFor(shop, { warn: fields => expect.unreachable(JSON.stringify(fields)) }),
  href: (path: string) => pageHref(shop, path),
  money: ({ amount, currency }: Money) => `${amount / 100} ${currency}`,
} as unknown as Page
const euro = (amount: number) => ({ amount, currency: 'EUR' as const, text: `${amount / 100} EUR` })

type DesignedLine = Extract<CartLine, { kind: 'photo-frame' }>

const line = ({ quantity = 1, ...over }: Partial<DesignedLine> = {}): DesignedLine => ({
  id: '0b7f0c5e-2f0c-4a33-9a51-1d4ac7a5d001',
  kind: 'photo-frame',
  title: '',
  configuration: { materialType: 'leinwand', formatType: '900x600', optionTypes: [] },
  description: [
    { label: 'Produkt', value: 'Leinwand, 90 × 60 cm' },
    { label: 'Tiefe', value: '25 mm' },
  ],
  previewUrl: '/web-api/cart/lines/1/preview',
  editUrl: '/configurator-photo-frame?draft=1',
  draftId: '0b7f0c5e-2f0c-4a33-9a51-1d4ac7a5d002',
  quantity,
  quantities: {
    previous: quantity > 1 ? quantity - 1 : null,
    next: quantity < 99 ? quantity + 1 : null,
    most: 99,
  },
  unitPrice: euro(4900),
  unitPriceOriginal: euro(5800),
  referencePrice: null,
  arrives: null,
  tiers: [],
  total: euro(4900),
  priceChange: null,
  unavailable: false,
  findings: [],
  names: null,
  ...over,
})
const cart = (...lines: CartLine[]): Cart => ({
  lines,
  saved: [],
  removed: [],
  count: lines.length,
  sums: {
    goods: euro(5800),
    discount: euro(900),
    shipping: euro(0),
    total: euro(4900),
    vat: [{ rate: 19, amount: euro(782) }],
    vatIncluded: true,
  },
})
const checkoutWith = (own: object) =>
  ({
    lines: [{ ...line(), ...own }],
    codes: [],
    shipping: { options: [], chosen: null },
    arrives: null,
    sums: { ...cart().sums, discounts: [], taxes: [], taxNote: null, vouchers: [], due: euro(4900) },
  }) as unknown as Checkout
const html = (given: Cart | undefined, problem?: string, removed?: Cart['removed'][number]) =>
  renderToStaticMarkup(<CartPage page={page} cart={given} problem={problem} removed={removed} />)

describe('the cart page', () => {
  it('shows the reduced price before the original, and the VAT in the total', () => {
    const markup = html(cart(line()))
    expect(markup.indexOf('49 EUR')).toBeLessThan(markup.indexOf('58 EUR'))
    expect(markup).toContain('Enthält 7.82 EUR Mehrwertsteuer (19\u00a0%)')
    expect(markup).toContain('−9 EUR')
  })

  it('is headed by what the product is, once, and says what was chosen with its name', () => {
    const markup = html(cart(line()))
    expect(markup).toMatch(/<h2[^>]*>Leinwand, 90 × 60 cm<\/h2><dl/)
    expect(markup.match(/Produkt/g)).toBeNull()
    expect(markup).toMatch(/<dt[^>]*>Tiefe: <\/dt><dd[^>]*>25 mm<\/dd>/)
  })

  it('says how far it is to free shipping, and that vouchers do not count', () => {
    const until = (hasVoucher: boolean) =>
      renderToStaticMarkup(
        <CartPage
          page={page}
          cart={cart(line())}
          checkout={{ ...checkoutWith({}), untilFreeShipping: { amount: euro(1305), hasVoucher } }}
        />,
      )
    expect(until(false)).toContain('Noch 13.05 EUR, dann ist der Versand kostenlos.')
    expect(until(false)).not.toContain('zählen nicht dazu')
    expect(until(true)).toContain('kostenlos. Gutscheine per E-Mail zählen nicht dazu.')
  })

  it('names net beside gross at a line of who sells under their own name, and at nobody else’s', () => {
    const { id } = line()
    const netOf = (totalNet: object) =>
      renderToStaticMarkup(
        <CartPage page={page} cart={cart(line())} checkout={checkoutWith({ id, ...totalNet })} />,
      )
    expect(netOf({ totalNet: euro(4118) })).toMatch(/49 EUR<.*Netto 41.18 EUR/)
    expect(netOf({})).not.toContain('Netto')
  })

  it('names net beside gross also of what they laid aside, and of nobody else', () => {
    const aside = { ...cart(), saved: [line({ total: { ...euro(4900), net: 4118 } })] }
    const netOf = (seesNet: boolean) =>
      renderToStaticMarkup(<CartPage page={page} cart={aside} seesNet={seesNet} />)
    expect(netOf(true)).toMatch(/49 EUR<.*Netto 41.18 EUR/)
    expect(netOf(false)).not.toContain('Netto')
  })

  it('quotes the name the customer gave, and stands without a description', () => {
    expect(html(cart(line({ title: 'Düne' })))).toContain('<q>Düne</q>')
    expect(html(cart(line({ description: [] })))).toContain('Gestaltetes Produkt</h2>')
  })

  it('says that tax comes on top where a country’s prices are net', () => {
    const given = cart(line())
    const markup = html({ ...given, sums: { ...given.sums, vatIncluded: false, vat: [] } })
    expect(markup).toContain('Zuzüglich Steuer')
    expect(markup).not.toContain('Enthält')
  })

  it('leads to the checkout', () => {
    expect(html(cart(line()))).toMatch(/<a href="\/kasse"[^>]*>Zur Kasse/)
  })

  it('says what a piece costs from which quantity on, and which holds', () => {
    const tiers = [
      { from: 1, unitPrice: euro(2500) },
      { from: 5, unitPrice: euro(2200) },
      { from: 10, unitPrice: euro(2000) },
    ]
    const markup = html(cart(line({ quantity: 6, tiers })))
    const said = [...markup.matchAll(/<li( aria-current="true")?[^>]*border-b-2[^>]*>(.*?)<\/li>/g)].map(
      ([, here = '', cell = '']) => here + cell.replace(/<[^>]+>/g, ' '),
    )
    expect(said.map(one => one.replace(/ +/g, ' ').trim())).toEqual([
      '25 EUR 1 bis 4',
      'aria-current="true" 22 EUR ab 5 , −12\u00a0%',
      '20 EUR ab 10 , −20\u00a0%',
    ])
    expect(markup.match(/aria-current/g)).toHaveLength(1)
  })

  it('shows the lowest price of the thirty days before a reduction', () => {
    expect(html(cart(line({ referencePrice: euro(5700) })))).toContain('30-Tage-Tiefstpreis 57 EUR')
  })

  it('offers to undo in the place of the line that was taken out', () => {
    const [first, last] = [line(), line({ id: '0b7f0c5e-2f0c-4a33-9a51-1d4ac7a5d009' })]
    const gone = { id: '0b7f0c5e-2f0c-4a33-9a51-1d4ac7a5d00a', title: 'Kiesel', description: [], index: 1 }
    const markup = html(cart(first, last), undefined, gone)
    const [before, row, after] = [first.id, gone.id, last.id].map(id => markup.indexOf(id))
    expect(before).toBeLessThan(row ?? 0)
    expect(row).toBeLessThan(after ?? 0)
    expect(markup).toMatch(/name="intent"[^>]*>Rückgängig|>Rückgängig</)
  })

  it('keeps what was laid aside apart, with the way back', () => {
    const markup = html({ ...cart(line()), saved: [line({ id: '0b7f0c5e-2f0c-4a33-9a51-1d4ac7a5d00b' })] })
    expect(markup).toMatch(/<h2 id="saved"[^>]*>Für später/)
    expect(markup).toMatch(
      /<button type="submit" value="unsave"[^>]*name="intent"|name="intent" value="unsave"/,
    )
  })

  it('changes quantities by plain forms that post the number they lead to', () => {
    const markup = html(cart(line({ quantity: 2, total: euro(9800) })))
    expect(markup).toMatch(/<button type="submit" value="1"[^>]*name="quantity"/)
    expect(markup).toMatch(/<button type="submit" value="3"[^>]*name="quantity"/)
    expect(markup).toMatch(/<button type="submit" value="remove"[^>]*name="intent"/)
  })

  it('cannot go beyond the quantities on sale', () => {
    const disabled = (quantity: number) =>
      html(cart(line({ quantity }))).match(/<button[^>]*disabled=""[^>]*>/g)
    expect(disabled(1)?.[0]).toContain('Eins weniger')
    expect(disabled(99)?.[0]).toContain('Eins mehr')
    expect(disabled(50)).toBeNull()
  })

  it('steps through the packs that an accessory comes in, and shows its picture', () => {
    const { previewUrl: _, editUrl: __, draftId: ___, ...shared } = line({ quantity: 250 })
    const markup = html(
      cart({
        ...shared,
        kind: 'accessory',
        configuration: { sku: 'satinband-gold' },
        description: [{ label: 'Produkt', value: 'Satinband, Gold' }],
        quantities: { previous: 245, next: 260, most: 5000 },
        picture: 'satinband-gold.webp',
        swatch: '#c9a24d',
        aspect: null,
        worth: null,
      }),
    )
    expect(markup).toMatch(/<button type="submit" value="260"[^>]*name="quantity"/)
    expect(markup).toMatch(/<img[^>]*goods\/satinband-gold\.webp/)
    expect(markup).not.toContain('Duplizieren')
  })

  it('draws a voucher with what it is worth and what is written on it, as text', () => {
    const { previewUrl: _, editUrl: __, draftId: ___, ...shared } = line()
    const markup = html(
      cart({
        ...shared,
        kind: 'gift-voucher',
        configuration: { amount: 5000, delivery: 'pdf', message: 'Alles <b>Liebe' },
        description: [{ label: 'Produkt', value: 'Geschenkgutschein über 50 EUR' }],
        picture: null,
        swatch: null,
        aspect: null,
        worth: euro(5000),
      }),
    )
    expect(markup).toContain('<q>Alles &lt;b&gt;Liebe</q>')
    expect(markup.match(/50 EUR/g)?.length).toBeGreaterThan(1)
  })

  it('says of each line by when it is there', () => {
    expect(html(cart(line({ arrives: 'Freitag, 27. November' })))).toContain(
      'Lieferung bis Freitag, 27. November',
    )
    expect(html(cart(line()))).not.toContain('Lieferung bis')
  })

  it('says when a price has changed since it was added', () => {
    expect(html(cart(line({ priceChange: { from: euro(4500), to: euro(4900) } })))).toContain(
      'vorher 45 EUR, jetzt 49 EUR',
    )
  })

  it('says what is wrong with a design, with the way into its designer', () => {
    const markup = html(cart(line({ findings: [{ text: 'Es fehlt noch ein Foto.', isBlocking: true }] })))
    expect(markup).toMatch(/Es fehlt noch ein Foto\..{0,40}<a href="[^"]*configurator-photo-frame\?draft=1/)
  })

  it('shows no price for what can no longer be ordered', () => {
    const markup = html(cart(line({ unavailable: true, quantity: 3, total: euro(14700) })))
    expect(markup).toContain('Diese Ausführung gibt es nicht mehr.')
    expect(markup).not.toContain('147 EUR')
  })

  it('says where to begin when it is empty, and what is wrong when it cannot be reached', () => {
    expect(html({ ...cart(), count: 0 })).toContain('Hier hängt noch nichts.')
    expect(html(undefined)).toContain('Der Warenkorb ist gerade nicht zu erreichen.')
  })

  it('keeps the lines when a change was refused, and says why', () => {
    const markup = html(cart(line()), 'Höchstens 99 Stück.')
    expect(markup).toContain('role="alert"')
    expect(markup).toContain('Leinwand, 90 × 60 cm')
  })
})
