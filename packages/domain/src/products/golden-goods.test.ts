import { expect, it } from 'vitest'
import { shopFor } from '../shops/shop.ts'
import type { ProductKind } from './registry.ts'
import { configurationFrom, priceOf } from './shared/price.fixture.ts'
import type { ProductInput } from './shared/rules.ts'

const LOCALES = ['de-DE', 'de-CH', 'en-GB', 'en-US'] as const
const FORMATS = ['A6p', 'B6l', 'DLp', 'SQ', 'A5p']
const CARD_QUANTITIES = [1, 10, 50, 100, 250, 1000]

interface Row {
  kind: ProductKind
  input: ProductInput
  quantity: number
}

const row = (kind: ProductKind, input: ProductInput, quantity = 1): Row => ({ kind, input, quantity })
const cards = (input: ProductInput) => CARD_QUANTITIES.map(quantity => row('card', input, quantity))

const ROWS: Row[] = [
  ...FORMATS.flatMap(formatType => ['flat', 'folded'].flatMap(folding => cards({ formatType, folding }))),
  ...['glatt', 'natur', 'struktur', 'perlmutt'].map(paper => row('card', { paper }, 50)),
  ...['gold', 'rosegold', 'silver', 'relief'].map(refinementType => row('card', { refinementType }, 50)),
  ...['corners', 'hole', 'two-holes'].map(punching => row('card', { punching }, 50)),
  ...['none', 'kraft', 'nacht'].map(envelope => row('card', { envelope }, 50)),
  ...['salbei', 'streifen', 'gold'].map(liner => row('card', { liner }, 50)),
  ...['sender', 'addresses', 'addresses-home'].map(envelopePrint => row('card', { envelopePrint }, 50)),
  ...[1, 100].map(quantity => row('card', { accessories: ['wachssiegel-gold'] }, quantity)),
  ...[0, 2, 3].map(samplesBefore => row('card', { isSample: true, samplesBefore })),
  ...['umschlag-c6-weiss', 'satinschleife-blush', 'posterleiste-32-eiche', 'druckbleistift-gold'].flatMap(
    sku => [1, 50, 250, 1000, 5000].map(quantity => row('accessory', { sku }, quantity)),
  ),
  ...[2500, 10_000].map(amount => row('gift-voucher', { amount, delivery: 'post' })),
  ...['100x100', '150x100', '300x200'].flatMap(photoFormat =>
    [1, 50, 100, 500].map(quantity => row('photoprint', { photoFormat }, quantity)),
  ),
  ...['fotopapier-matt', 'poster', 'hahnemuehle'].map(printType => row('photoprint', { printType }, 25)),
  ...['small', 'max'].flatMap(boxSize =>
    [30, 50].map(photos => row('photobox', { boxSize, photoFormat: '100x120', photos })),
  ),
  row('photobox', { boxSize: 'small', photos: 24 }, 10),
  ...['leinwand', 'poster', 'acrylglas'].map(materialType =>
    row('collage', { materialType, formatType: '600x400', designId: '13' }),
  ),
]

const nameOf = ({ kind, input, quantity }: Row) =>
  `${kind} ${Object.entries(input)
    .filter(([field]) => field !== 'isSample')
    .map(([field, value]) => (typeof value === 'number' ? `${field} ${value}` : String(value)))
    .join(' ')} x ${quantity}`

// A change of this file is a change of prices: review it as one.
it('cards, accessories, vouchers, boxes, prints and collages cost what their lists say, in every currency', async () => {
  const lines = ROWS.map(each => {
    const prices = LOCALES.map(locale => {
      const shop = shopFor('passepartout', locale)
      const { current, vatRate } = priceOf(configurationFrom(each.kind, each.input, shop), {
        shop,
        quantity: each.quantity,
      })
      return `${current.currency} ${current.amount}, ${vatRate} %`.padEnd(18)
    })
    return `${nameOf(each).padEnd(50)} ${prices.join(' ')}`.trimEnd()
  })
  expect(lines.length).toBeGreaterThan(100)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden-goods.txt')
})
