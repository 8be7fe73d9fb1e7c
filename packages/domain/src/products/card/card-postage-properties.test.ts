import { describe, expect, it } from 'vitest'
import { catalogue, priceBook } from '../../catalogue/catalogue.fixture.ts'
import { postagePerCard } from '../../prices/postage.ts'
import { shopFor } from '../../shops/shop.ts'
import { enumerateProducts } from '../products.ts'
import { configurationFrom } from '../shared/price.fixture.ts'
import type { ProductInput } from '../shared/rules.ts'
import { cardPostageProperties } from './card-postage-properties.ts'

const shop = shopFor('kartenliebe', 'de-DE')
const piece = (input: ProductInput) =>
  cardPostageProperties(catalogue, configurationFrom('card', input, shop))

describe('a card in the post', () => {
  // Domain facts 2.10: folded, 300 g/m2, with its envelope.
  it.each([
    ['A6p', 14, 'C6'],
    ['B6p', 18, 'B6'],
    ['DLp', 20, 'DINLANG'],
    ['SQ', 19, 'Other'],
  ])('%s weighs %d g in a %s envelope', (formatType, grams, envelopeClass) => {
    const { grams: exact, ...rest } = piece({ formatType })
    expect([Math.round(exact), rest.envelopeClass]).toEqual([grams, envelopeClass])
  })

  it('is as thick as its leaves, its envelope and what is on it', () => {
    expect(piece({}).thicknessMm).toBe(0.9)
    expect(piece({ folding: 'flat', envelope: 'none' }).thicknessMm).toBe(0.3)
    expect(piece({ accessories: ['satinschleife-gold'] }).thicknessMm).toBe(4.9)
  })

  it('is heavier and thicker where its envelope is lined', () => {
    const [plain, lined] = [piece({}), piece({ liner: 'salbei' })]
    // 1.4 times the front of a C6 envelope, of 90 g/m2.
    expect(lined.grams - plain.grams).toBeGreaterThan(2.2)
    expect(lined.grams - plain.grams).toBeLessThan(2.5)
    expect(lined.thicknessMm - plain.thicknessMm).toBeCloseTo(0.1, 5)
  })

  it('weighs more with everything that goes with it', () => {
    const plain = piece({ formatType: 'DLp' }).grams
    const sealed = piece({ formatType: 'DLp', accessories: ['wachssiegel-gold'] }).grams
    expect(plain).toBeLessThanOrEqual(20)
    expect(sealed).toBeGreaterThan(20)
  })

  // Domain facts 2.10: a bow or a seal exceeds the German standard class, a square card is always in the large class.
  it.each<[string, ProductInput, string]>([
    ['a plain A6', {}, 'standard'],
    ['a DL card', { formatType: 'DLp' }, 'standard'],
    ['a lined A6', { liner: 'gold' }, 'standard'],
    ['a lined B6', { formatType: 'B6p', liner: 'gold' }, 'compact'],
    ['a DL card with a wax seal', { formatType: 'DLp', accessories: ['wachssiegel-gold'] }, 'compact'],
    [
      'a B6 with bow and seal',
      { formatType: 'B6p', accessories: ['satinschleife-gold', 'wachssiegel-gold'] },
      'compact',
    ],
    ['a square card', { formatType: 'SQ' }, 'large'],
    ['an A5 card', { formatType: 'A5p' }, 'large'],
  ])('goes through Germany as %s: %j, a %s letter', (_, input, letterClass) => {
    const { grams, thicknessMm, envelopeMm } = piece(input)
    const letter = { country: 'de', envelope: envelopeMm, thicknessMm, weightGrams: grams } as const
    expect(postagePerCard(priceBook.postage, letter)?.letterClass).toBe(letterClass)
  })

  it('fits its envelope, whichever way it is turned', () => {
    for (const card of enumerateProducts(catalogue, 'card', shop)) {
      const format = catalogue.products.card?.formats.find(({ id }) => id === card.formatType)
      const { envelopeMm } = cardPostageProperties(catalogue, card)
      const sides = [format?.widthMm ?? 0, format?.heightMm ?? 0]
      if (Math.max(...sides) >= envelopeMm.widthMm || Math.min(...sides) >= envelopeMm.heightMm)
        expect.fail(`${card.formatType} is larger than its envelope`)
    }
    expect(piece({ formatType: 'A6l' }).envelopeMm).toEqual({ widthMm: 162, heightMm: 114 })
  })
})
