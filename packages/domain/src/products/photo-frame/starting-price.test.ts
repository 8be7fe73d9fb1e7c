import { describe, expect, it } from 'vitest'
import { catalogue, priceBook } from '../../catalogue/catalogue.fixture.ts'
import { LOCALES } from '../../shops/locales.ts'
import { shopFor } from '../../shops/shop.ts'
import { parsePriceTarget, startingPrice } from './starting-price.ts'

const at = new Date('2026-11-01T12:00:00Z')
const from = (text: string, locale: (typeof LOCALES)[number] = 'de-DE') => {
  const target = parsePriceTarget(catalogue, text)
  return target && startingPrice(priceBook, catalogue, target, shopFor('passepartout', locale), { at })
}

describe('a price that content asks for', () => {
  it.each([
    ['leinwand', '200x200', 1895, true],
    ['leinwand:600x400', '600x400', 3395, false],
    ['leinwand:1800x1200', '1800x1200', 21150, false],
    ['poster+holzrahmen', '200x150', 1595, true],
    ['poster:600x400+holzrahmen-eiche', '600x400', 4695, false],
  ])('%s is that of %s', (text, formatType, amount, isFrom) => {
    expect(from(text)).toMatchObject({
      configuration: { formatType },
      price: { current: { amount } },
      isFrom,
    })
  })

  it('exists for every material in every shop', () => {
    for (const locale of LOCALES) {
      for (const { id } of catalogue.materials)
        expect(from(id, locale)?.price.current.amount).toBeGreaterThan(0)
    }
  })

  it.each(['', 'beton', 'poster+artbox', 'poster:1x1', 'poster:axb', 'poster+', 'leinwand:600x400:x'])(
    'is none for "%s"',
    text => {
      expect(parsePriceTarget(catalogue, text)).toBeUndefined()
    },
  )

  it('is none where the frame does not come in that size', () => {
    expect(from('poster:1500x1000+holzrahmen')).toBeUndefined()
  })
})
