import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES, type CountryCode } from '../shops/locales.ts'
import { cheaperPostage, type PostalLetter, postagePerCard } from './postage.ts'
import { POSTAL_LETTER_CLASSES, postageSchema } from './postage-schema.ts'

const file = new URL('../../../../catalogue/prices/postage.json', import.meta.url)
const table = postageSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
const plain: PostalLetter = { country: 'de', envelope: 'C6', thicknessMm: 1.5, weightGrams: 14 }
const post = (change: Partial<PostalLetter>) => postagePerCard(table, { ...plain, ...change })
const classOf = (change: Partial<PostalLetter>) => post(change)?.letterClass

describe('postage per card', () => {
  it.each([
    ['de', 'standard', 95, 'EUR'],
    ['at', 'standard', 100, 'EUR'],
    ['ch', 'standard', 100, 'CHF'],
  ] as const)('of a plain card is the standard letter of %s', (country, letterClass, amount, currency) => {
    expect(post({ country })).toEqual({ letterClass, amount: { amount, currency } })
  })

  it.each([
    ['de', [95, 110, 180]],
    ['at', [100, 150, 150]],
    ['ch', [100, 120, 290]],
  ] as const)('costs what the specification says in %s', (country, amounts) => {
    expect(table.countries[country]?.map(({ amount }) => amount)).toEqual(amounts)
    expect(table.countries[country]?.map(({ id }) => id)).toEqual(POSTAL_LETTER_CLASSES)
  })

  it.each([
    ['at the limits', { thicknessMm: 5, weightGrams: 20 }, 'standard'],
    ['a gram too heavy', { weightGrams: 21 }, 'compact'],
    ['with a bow that is too thick', { thicknessMm: 5.1 }, 'compact'],
    ['too heavy for compact', { weightGrams: 51 }, 'large'],
    ['too thick for compact', { thicknessMm: 10.5 }, 'large'],
    ['in a B6 envelope', { envelope: 'B6' }, 'standard'],
    ['in a DIN long envelope', { envelope: 'DINLANG' }, 'standard'],
    ['that is square', { envelope: { widthMm: 155, heightMm: 155 } }, 'large'],
    ['that is small and square', { envelope: { widthMm: 110, heightMm: 110 } }, 'large'],
    ['in C5', { envelope: { widthMm: 229, heightMm: 162 } }, 'large'],
    ['that is a parcel', { weightGrams: 501 }, undefined],
  ] as const)('in Germany for a letter %s', (_, change, expected) => {
    expect(classOf(change)).toBe(expected)
  })

  it('does not mind squares in Switzerland', () => {
    expect(classOf({ country: 'ch', envelope: { widthMm: 155, heightMm: 155 } })).toBe('standard')
  })

  it('has its own amount for pocket-fold cards in Switzerland, and only there', () => {
    expect(post({ country: 'ch', special: 'pocket-fold' })?.amount.amount).toBe(140)
    expect(post({ country: 'de', special: 'pocket-fold' })?.amount.amount).toBe(95)
  })

  it('exists only where the shop posts cards itself', () => {
    expect(COUNTRY_CODES.filter(country => post({ country }))).toEqual(['at', 'ch', 'de'])
  })
})

const side = fc.integer({ min: 90, max: 360 })
const anyLetter = fc.record({
  country: fc.constantFrom<CountryCode>('de', 'at', 'ch'),
  envelope: fc.record({ widthMm: side, heightMm: side }),
  thicknessMm: fc.double({ min: 0.2, max: 25, noNaN: true }),
  weightGrams: fc.integer({ min: 3, max: 600 }),
})

describe('any letter', () => {
  it('costs the same however the envelope lies', () => {
    fc.assert(
      fc.property(anyLetter, letter => {
        const { widthMm, heightMm } = letter.envelope
        const turned = { ...letter, envelope: { widthMm: heightMm, heightMm: widthMm } }
        expect(postagePerCard(table, turned)).toEqual(postagePerCard(table, letter))
      }),
    )
  })

  it('never gets cheaper by growing heavier or thicker', () => {
    fc.assert(
      fc.property(anyLetter, fc.integer({ min: 0, max: 200 }), fc.nat(10), (letter, grams, mm) => {
        const cost = (one: PostalLetter) =>
          postagePerCard(table, one)?.amount.amount ?? Number.POSITIVE_INFINITY
        const grown = {
          ...letter,
          weightGrams: letter.weightGrams + grams,
          thicknessMm: letter.thicknessMm + mm,
        }
        expect(cost(grown)).toBeGreaterThanOrEqual(cost(letter))
      }),
    )
  })

  it('that is square never goes as a standard or compact one in Germany', () => {
    fc.assert(
      fc.property(anyLetter, side, (letter, size) => {
        const square = { ...letter, country: 'de' as const, envelope: { widthMm: size, heightMm: size } }
        expect(['large', undefined]).toContain(postagePerCard(table, square)?.letterClass)
      }),
    )
  })
})

describe('what a card would have to be to go for less', () => {
  const saved = (change: Partial<PostalLetter>) => cheaperPostage(table, { ...plain, ...change })

  it.each([
    ['square', { envelope: { widthMm: 155, heightMm: 155 } }, ['square'], 'standard'],
    ['with a bow', { thicknessMm: 6.5 }, ['thick'], 'standard'],
    ['of heavy paper', { weightGrams: 23 }, ['heavy'], 'standard'],
    ['with a bow and heavy', { thicknessMm: 6.5, weightGrams: 23 }, ['thick', 'heavy'], 'standard'],
    ['in a large envelope', { envelope: { widthMm: 229, heightMm: 162 } }, ['large'], 'standard'],
  ] as const)('%s is told, with the class it misses', (_, change, breaches, letterClass) => {
    expect(saved(change)).toMatchObject({ breaches, letterClass })
  })

  it('is nothing where it goes as the cheapest letter, or as none', () => {
    expect(saved({})).toBeUndefined()
    expect(saved({ weightGrams: 2000 })).toBeUndefined()
    expect(saved({ country: 'fr' })).toBeUndefined()
  })

  it('costs less, always, and is missed by something', () => {
    const any = fc.record({
      country: fc.constantFrom<CountryCode>('de', 'at', 'ch'),
      envelope: fc.record({
        widthMm: fc.integer({ min: 90, max: 353 }),
        heightMm: fc.integer({ min: 90, max: 353 }),
      }),
      thicknessMm: fc.integer({ min: 1, max: 25 }),
      weightGrams: fc.integer({ min: 5, max: 600 }),
    })
    fc.assert(
      fc.property(any, letter => {
        const own = postagePerCard(table, letter)
        const cheaper = cheaperPostage(table, letter)
        if (!cheaper) return
        expect(cheaper.amount.amount).toBeLessThan(own?.amount.amount ?? 0)
        expect(cheaper.breaches).not.toEqual([])
      }),
    )
  })
})
