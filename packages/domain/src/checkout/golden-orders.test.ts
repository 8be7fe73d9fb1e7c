import { expect, test } from 'vitest'
import { priceBook } from '../catalogue/catalogue.fixture.ts'
import { delivery } from '../delivery/delivery.fixture.ts'
import { formatMoney } from '../money/format-money.ts'
import { money } from '../money/money.ts'
import { packableAs } from '../prices/packable-items.fixture.ts'
import { vatRateOn } from '../prices/vat.ts'
import { COUNTRY_CODES, type CountryCode, localesOf } from '../shops/locales.ts'
import { shopFor } from '../shops/shop.ts'
import { calculateOrder } from './calculate-order.ts'
import { lookUpSalesTax, resolveTaxRule } from './order-tax.ts'
import { calculatePromotion } from './promotions.ts'
import { selling } from './selling.fixture.ts'
import { shippingOptions } from './shipping-options.ts'

const DAY = '2026-11-23'
const AT = new Date(`${DAY}T07:00:00Z`)

/** A canvas at a reduced price, three posters, a book, ribbons, a sold voucher. */
const CART = [
  {
    kind: 'photo-frame',
    vatClass: 'wall-art',
    total: 4990,
    totalOriginal: 5990,
    item: { materialType: 'leinwand' },
  },
  {
    kind: 'photo-frame',
    vatClass: 'wall-art',
    total: 2997,
    totalOriginal: 2997,
    item: { materialType: 'poster' },
  },
  { kind: 'photobook', vatClass: 'photobook', total: 3495, totalOriginal: 3495, item: { kind: 'photobook' } },
  { kind: 'accessory', vatClass: 'accessory', total: 333, totalOriginal: 333, item: { kind: 'accessory' } },
  { kind: 'gift-voucher', vatClass: 'voucher', total: 2500, totalOriginal: 2500, item: undefined },
] as const

/** The same cart in every shop: the totals of a consumer, of one with promotion code and voucher, of a company. */
function sums(country: CountryCode): string {
  const locale = localesOf(country)[0] ?? 'de-DE'
  const shop = shopFor('passepartout', locale)
  const shown = (amount: number) =>
    formatMoney(money(amount, shop.currency), locale).replaceAll('\u00a0', ' ')
  const lines = CART.map(({ kind, vatClass, total, totalOriginal }) => ({
    kind,
    total,
    totalOriginal,
    vatRate: vatRateOn(priceBook.vat, country, vatClass, DAY).rate,
    isVoucher: vatClass === 'voucher',
  }))
  const sent = CART.flatMap(({ item }) => (item ? [{ item, sent: packableAs('parcel') }] : []))
  const goods = CART.reduce((all, { item, total }) => all + (item ? total : 0), 0)
  const options = shippingOptions(priceBook, selling.shipping, delivery, { shop, lines: sent, goods, at: AT })
  const shipping = options[0]?.amount ?? 0
  const rule = (vatNumberCountry: string | null) =>
    resolveTaxRule(priceBook, lookUpSalesTax({ ...selling.salesTax, nexus: ['MN'] }), {
      country,
      state: 'MN',
      vatNumberCountry,
      plantCountry: selling.shipping.plant.country,
      day: DAY,
    })
  const promotion = calculatePromotion(
    { code: 'TEN', reduction: { percent: 10 }, from: DAY },
    { shop, moment: { day: DAY }, lines },
  )
  const promotionShares = promotion.ok ? promotion.shares : []
  const row = (name: string, all: ReturnType<typeof calculateOrder>) =>
    [
      name.padEnd(8),
      `goods ${shown(all.goods)}`,
      `reduced ${shown(all.reduction)}`,
      `code ${shown(all.promotion)}`,
      `relief ${shown(all.relief)}`,
      `shipping ${shown(all.shipping)}`,
      ...all.taxes.map(
        ({ rate, amount }) => `${all.vatIncluded ? 'contains' : 'plus'} ${rate} % ${shown(amount)}`,
      ),
      `total ${shown(all.total)}`,
      `due ${shown(all.due)}`,
    ].join(' | ')
  return [
    country,
    row('consumer', calculateOrder({ lines, shipping, tax: rule(null), vouchers: [] })),
    row(
      'codes',
      calculateOrder({
        lines,
        promotionShares,
        shipping,
        tax: rule(null),
        vouchers: [{ id: 'v', left: 5000 }],
      }),
    ),
    row('company', calculateOrder({ lines, shipping, tax: rule('NL'), vouchers: [] })),
  ].join('\n')
}

test('the same cart adds up in every country as it ever did', async () => {
  await expect(`${COUNTRY_CODES.map(sums).join('\n\n')}\n`).toMatchFileSnapshot('golden-orders.txt')
})
