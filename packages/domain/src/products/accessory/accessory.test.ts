import { describe, expect, it } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.fixture.ts'
import { CARD_ACCESSORY_TYPES } from '../../catalogue/vocabulary.ts'
import { checkProduct } from '../products.ts'
import { configurationFrom, german, priceOf } from '../shared/price.fixture.ts'
import { accessoriesFor } from './accessories-for.ts'
import { ACCESSORY_QUANTITIES } from './accessory-quantities.ts'
import { findAccessory } from './find-accessory.ts'
import { pricePerMetre } from './price-per-metre.ts'

const { articles = [], colours = [], withdrawable } = catalogue.products.accessory ?? {}
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('accessories', () => {
  it('are at least twenty articles, of every type of the specification', () => {
    expect(articles.length).toBeGreaterThanOrEqual(20)
    expect([...new Set(articles.map(({ type }) => type))].sort()).toEqual([...CARD_ACCESSORY_TYPES])
  })

  it('can be sent back: they are not made to order', () => {
    expect(withdrawable).toBe(true)
  })

  it('have one SKU per colour, and the SKU is enough to order one', () => {
    for (const article of articles) {
      for (const variant of article.variants) {
        expect(findAccessory(catalogue, variant.sku)).toEqual({ article, variant })
        expect(checkProduct(catalogue, { kind: 'accessory', sku: variant.sku }, german)).toEqual({ ok: true })
      }
    }
  })

  it('name no colour that is not used', () => {
    const used = new Set(articles.flatMap(({ variants }) => variants.map(({ colour }) => colour)))
    expect(ids(colours).filter(id => !used.has(id))).toEqual([])
  })

  it('are unknown under any other SKU', () => {
    const check = checkProduct(catalogue, { kind: 'accessory', sku: 'constructor' }, german)
    expect(check).toEqual({
      ok: false,
      problems: [{ field: 'sku', code: 'unknown-accessory', value: 'constructor' }],
    })
  })

  it('cost less a piece in larger numbers, at every step in which they are sold', () => {
    const accessory = configurationFrom('accessory', { sku: 'umschlag-c6-weiss' })
    const units = ACCESSORY_QUANTITIES.map(quantity => priceOf(accessory, { quantity }).current.amount)
    expect(units).toEqual([...units].sort((a, b) => b - a))
    expect([units[0], units.at(-1)]).toEqual([29, 19])
  })
})

describe('accessories for a product', () => {
  it.each<[string, Parameters<typeof accessoriesFor>[1], string[]]>([
    ['a photo box', { kind: 'photobox' }, ['geschenktuete', 'klebepunkte', 'miniklammer']],
    [
      'a poster of 30 cm',
      { kind: 'photo-frame', materialType: 'poster', formatType: '300x400' },
      ['posterleiste-32', 'posterleiste-52', 'posterleiste-72'],
    ],
    [
      'a poster of 60 cm',
      { kind: 'photo-frame', materialType: 'poster', formatType: '600x400' },
      ['posterleiste-72'],
    ],
    [
      'a framed poster',
      { kind: 'photo-frame', materialType: 'poster', formatType: '300x400', frameType: 'holzrahmen' },
      [],
    ],
    ['a canvas', { kind: 'photo-frame', materialType: 'leinwand', formatType: '300x400' }, []],
  ])('%s', (_, product, expected) => {
    expect(ids(accessoriesFor(catalogue, product))).toEqual(expected)
  })
})

describe('the price of a metre', () => {
  const ribbon = { lengthMm: 600 }
  const price = { amount: 69, currency: 'EUR' } as const

  it('is that of a piece by its length, rounded to the cent', () => {
    expect(pricePerMetre(ribbon, price, 'de')).toEqual({ amount: 115, currency: 'EUR' })
    expect(pricePerMetre({ lengthMm: 900 }, { ...price, amount: 1 }, 'de')).toEqual({
      amount: 1,
      currency: 'EUR',
    })
  })

  it('is shown for every article that says its length in its name', () => {
    const byLength = articles.filter(({ type, name }) => type === 'ribbon' && /\scm$/.test(name.de))
    expect(ids(byLength)).not.toEqual([])
    for (const { name, lengthMm } of byLength)
      expect(name.de).toMatch(new RegExp(`${(lengthMm ?? 0) / 10}\\scm$`))
  })

  it('is not asked for in the United States, nor of what is sold by the piece', () => {
    expect(pricePerMetre(ribbon, price, 'com')).toBeUndefined()
    expect(pricePerMetre({}, price, 'de')).toBeUndefined()
  })
})
