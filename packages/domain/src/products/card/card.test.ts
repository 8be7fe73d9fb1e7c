import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.fixture.ts'
import { type Shop, shopFor } from '../../shops/shop.ts'
import { checkProduct, enumerateProducts, normaliseProduct } from '../products.ts'
import { definitionOf } from '../shared/limits.ts'
import { configurationFrom, german, NOW, priceOf } from '../shared/price.fixture.ts'
import type { ProductInput } from '../shared/rules.ts'
import { cardChoices } from './card-choices.ts'
import { cardValues } from './card-problems.ts'
import { CARD_FIELDS, type CardConfiguration } from './configuration.ts'

const cardShop = shopFor('kartenliebe', 'de-DE')
const card = (input: ProductInput = {}, shop: Shop = cardShop) => configurationFrom('card', input, shop)
const every = [...enumerateProducts(catalogue, 'card', german)]
const goldenFront = catalogue.cards.find(({ foil }) => foil === 'gold')
const plainFront = catalogue.cards.find(({ foil }) => foil === 'none')

const codes = (changes: Partial<Record<keyof CardConfiguration, unknown>>, shop: Shop = cardShop) => {
  const check = checkProduct(catalogue, { ...card(), ...changes } as CardConfiguration, shop)
  return check.ok ? [] : check.problems.map(({ field, code }) => `${field}: ${code}`)
}
const euros = (input: ProductInput, quantity = 1) =>
  (priceOf(card(input), { shop: cardShop, quantity }).current.amount / 100).toFixed(2)

describe('a card', () => {
  it('is a folded A6 on smooth paper in a white envelope until something else is chosen', () => {
    expect(card()).toEqual({
      kind: 'card',
      formatType: 'A6p',
      folding: 'folded',
      paper: 'glatt',
      refinementType: 'none',
      punching: 'none',
      envelope: 'weiss',
      liner: 'none',
      envelopePrint: 'none',
      accessories: [],
      isSample: false,
    })
  })

  it.each<[string, ProductInput, string[]]>([
    ['a format nobody cuts', { formatType: 'A9p' }, ['formatType: unknown-format']],
    ['a paper nobody makes', { paper: 'gold' }, ['paper: unknown-paper']],
    ['words of other objects', { folding: '__proto__' }, ['folding: unknown-folding']],
    [
      'foil on textured paper',
      { paper: 'struktur', refinementType: 'silver' },
      ['refinementType: refinement-not-on-paper'],
    ],
    [
      'an arch on a landscape card',
      { formatType: 'A6l', folding: 'flat', punching: 'arch' },
      ['punching: punching-not-for-format'],
    ],
    ['a folded arch', { punching: 'arch' }, ['punching: shape-not-folded']],
    [
      'a dark envelope in a size without one',
      { formatType: 'DLp', envelope: 'wald' },
      ['envelope: envelope-not-in-size'],
    ],
    [
      'print on a dark envelope',
      { envelope: 'nacht', envelopePrint: 'sender' },
      ['envelopePrint: print-not-on-dark-envelope'],
    ],
    [
      'print on no envelope',
      { envelope: 'none', envelopePrint: 'sender' },
      ['envelopePrint: print-without-envelope'],
    ],
    ['a lining of no envelope', { envelope: 'none', liner: 'gold' }, ['liner: liner-without-envelope']],
    ['a lining that nobody cuts', { liner: 'seide' }, ['liner: unknown-liner']],
    ['a lining in a size without one', { formatType: 'A5p', liner: 'gold' }, ['liner: liner-not-in-size']],
    ['an unknown design', { designId: 'nobody' }, ['designId: unknown-design']],
    [
      'a design in another format',
      { designId: plainFront?.id, formatType: plainFront?.format === 'SQ' ? 'A6p' : 'SQ' },
      ['formatType: format-not-of-design'],
    ],
    ['a sample number without a sample', { samplesBefore: 2 }, ['samplesBefore: not-a-sample']],
    ['half a sample', { isSample: true, samplesBefore: 0.5 }, ['samplesBefore: unknown-sample-number']],
  ])('refuses %s', (_, changes, expected) => {
    expect(codes(changes)).toEqual(expected)
  })

  it('of a design takes the format and the foil it is drawn with', () => {
    const { formatType, refinementType } = card({ designId: goldenFront?.id })
    expect([formatType, refinementType]).toEqual([goldenFront?.format, 'gold'])
  })
})

it('is refused with a reason in every combination that is not among those that can be made', () => {
  // Linings combine with everything else: their own restriction is tested separately.
  const combined = CARD_FIELDS.filter(field => field !== 'liner')
  const form = (each: CardConfiguration) => combined.map(field => each[field]).join(' ')
  const makeable = new Set(every.map(form))
  const values = cardValues(definitionOf(catalogue, 'card'))
  const words = Object.fromEntries(combined.map(field => [field, fc.constantFrom(...values[field])]))
  fc.assert(
    fc.property(fc.record(words), chosen => {
      const configuration = { ...card(), ...chosen } as CardConfiguration
      expect(checkProduct(catalogue, configuration, german).ok).toBe(makeable.has(form(configuration)))
    }),
    { numRuns: 2000 },
  )
})

describe('gold', () => {
  const posterShop = shopFor('passepartout', 'de-DE')

  it('can be chosen for any card on the poster channel', () => {
    expect(codes({ refinementType: 'gold' }, posterShop)).toEqual([])
  })

  it('comes with the designs that are drawn in gold on the card channel', () => {
    expect(codes({ refinementType: 'gold' })).toEqual(['refinementType: gold-not-offered'])
    expect(
      codes({ designId: goldenFront?.id, formatType: goldenFront?.format, refinementType: 'gold' }),
    ).toEqual([])
  })

  it('is how every design arrives that is drawn in it first, in both channels', () => {
    const golden = catalogue.drawnCards.filter(({ refinements: [first] }) => first === 'gold')
    expect(golden.length).toBeGreaterThan(60)
    for (const { id } of golden)
      for (const shop of [cardShop, posterShop])
        expect([id, card({ designId: id }, shop).refinementType]).toEqual([id, 'gold'])
  })

  it.each(['silver', 'rosegold', 'relief'])('is not %s, which both channels have', refinementType => {
    expect([codes({ refinementType }), codes({ refinementType }, posterShop)]).toEqual([[], []])
  })
})

describe('an accessory on every card', () => {
  it.each<[string, Partial<CardConfiguration>, string[]]>([
    ['wachssiegel-gold', {}, []],
    ['wachssiegel-gold', { envelope: 'none' }, ['accessories: accessory-needs-envelope']],
    ['einleger-a6-weiss', {}, []],
    ['einleger-a6-weiss', { folding: 'flat' }, ['accessories: accessory-not-for-folding']],
    ['einleger-b6-weiss', {}, ['accessories: accessory-not-for-format']],
    ['satinband-gold', {}, []],
    ['organzaband-creme', {}, ['accessories: accessory-needs-punching']],
    ['organzaband-creme', { punching: 'two-holes' }, []],
    ['buchschraube-gold', { punching: 'hole', folding: 'flat' }, []],
    ['posterleiste-32-eiche', {}, ['accessories: accessory-not-on-cards']],
    ['no-such-thing', {}, ['accessories: unknown-accessory']],
  ])('%s with %j: %j', (sku, changes, expected) => {
    expect(codes({ ...changes, accessories: [sku] })).toEqual(expected)
  })

  it('comes once of each type', () => {
    expect(codes({ accessories: ['satinschleife-gold', 'bastschleife-natur'] })).toEqual([
      'accessories: accessory-type-twice',
    ])
    expect(codes({ accessories: ['satinschleife-gold', 'wachssiegel-gold'] })).toEqual([])
  })

  it('may be asked for by the fields of an address', () => {
    const asked = { ribbon: 'satinband', ribbonColor: 'wald', seal: 'wachssiegel-bordeaux', bow: 'none-such' }
    const { configuration, corrections } = normaliseProduct(catalogue, 'card', asked, cardShop, NOW)
    expect(configuration.accessories).toEqual(['satinband-wald', 'wachssiegel-bordeaux'])
    expect(corrections).toEqual([{ field: 'accessories', given: 'none-such', used: undefined }])
  })

  it('costs what it costs by itself in that number', () => {
    const shop = cardShop
    const alone = priceOf(configurationFrom('accessory', { sku: 'wachssiegel-gold' }), {
      shop,
      quantity: 100,
    }).current.amount
    const plain = priceOf(card(), { shop, quantity: 100 }).current.amount
    const sealed = priceOf(card({ accessories: ['wachssiegel-gold'] }), { shop, quantity: 100 }).current
      .amount
    expect(sealed).toBe(plain + alone)
  })
})

describe('the price of a card', () => {
  it.each([
    [1, '2.49'],
    [9, '2.49'],
    [10, '2.19'],
    [249, '0.89'],
    [250, '0.79'],
    [5000, '0.79'],
  ])('%d folded A6 cards: %s each', (quantity, expected) => {
    expect(euros({}, quantity)).toBe(expected)
  })

  it.each(['relief', 'silver', 'rosegold'])('rises by 0.30 to 0.60 for %s', refinementType => {
    const surcharge = Number(euros({ refinementType })) - Number(euros({}))
    expect(surcharge).toBeGreaterThan(0.29)
    expect(surcharge).toBeLessThan(0.61)
  })

  it('is nothing for three samples, then 3.50 francs', () => {
    const shop = shopFor('kartenliebe', 'de-CH')
    const amounts = [0, 1, 2, 3, 4].map(
      samplesBefore =>
        priceOf(card({ isSample: true, samplesBefore, refinementType: 'silver' }, shop), { shop }).current
          .amount,
    )
    expect(amounts).toEqual([0, 0, 0, 350, 350])
  })

  it.each([
    ['salbei', 0.35],
    ['streifen', 0.45],
    ['gold', 0.55],
  ])('rises by what the lining %s costs', (liner, surcharge) => {
    expect(Number(euros({ liner })) - Number(euros({}))).toBeCloseTo(surcharge, 5)
  })

  it('carries the VAT of cards', () => {
    expect(priceOf(card(), { shop: shopFor('kartenliebe', 'de-CH') }).vatRate).toBe(8.1)
  })
})

describe('what can be chosen next', () => {
  it('is exactly what the rules let through', () => {
    fc.assert(
      fc.property(fc.constantFrom(...every), start => {
        const { fields } = cardChoices(catalogue, start, german)
        for (const field of CARD_FIELDS) {
          for (const { value, allowed, code } of fields[field]) {
            const check = checkProduct(catalogue, { ...start, [field]: value } as CardConfiguration, german)
            expect([allowed, code === undefined]).toEqual([check.ok, check.ok])
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  it('says which accessories suit the format, and what keeps them off the card', () => {
    const { accessories } = cardChoices(catalogue, card(), cardShop)
    const offer = (id: string) => accessories.find(({ article }) => article.id === id)
    expect(offer('einleger-a6')?.onCard).toBe(true)
    expect(offer('organzaband')?.code).toBe('accessory-needs-punching')
    expect(offer('umschlag-c6')?.code).toBe('accessory-not-on-cards')
    expect(offer('einleger-b6')).toBeUndefined()
  })
})

it('names every correction of what was given', () => {
  const { configuration, corrections } = normaliseProduct(
    catalogue,
    'card',
    {
      formatType: 'DLp',
      envelope: 'nacht',
      accessories: ['einleger-a6-weiss', 'einleger-dl-weiss'],
      paper: 7,
    },
    cardShop,
    NOW,
  )
  expect(configuration).toMatchObject({
    formatType: 'DLp',
    envelope: 'weiss',
    accessories: ['einleger-dl-weiss'],
  })
  expect(corrections).toEqual([
    { field: 'paper', given: '7', used: 'glatt' },
    { field: 'envelope', given: 'nacht', used: 'weiss' },
    { field: 'accessories', given: 'einleger-a6-weiss', used: undefined },
  ])
})
