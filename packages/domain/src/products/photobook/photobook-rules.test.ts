import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.fixture.ts'
import {
  PHOTOBOOK_BINDINGS,
  PHOTOBOOK_COVERS,
  PHOTOBOOK_PAPERS,
  PHOTOBOOK_TYPES,
  type PhotobookType,
  PRINT_FINISHES,
} from '../../catalogue/vocabulary.ts'
import type { Locale } from '../../shops/locales.ts'
import { shopFor } from '../../shops/shop.ts'
import { checkProduct, enumerateProducts, normaliseProduct } from '../products.ts'
import {
  allShops,
  assertValidPrice,
  configurationFrom,
  expectSoundPrice,
  german,
  goldenRows,
  NOW,
  priceOf,
} from '../shared/price.fixture.ts'
import { photobookSpineMm } from './book-binding.ts'
import { photobookChoices } from './choices.ts'
import { availablePageCounts, type PhotobookConfiguration, photobookDefinition } from './configuration.ts'
import { LAMINATIONS } from './laminations.ts'

const every = [...enumerateProducts(catalogue, 'photobook', german)]
const formats = Object.keys(photobookDefinition(catalogue).formats)
const words = (book: PhotobookConfiguration) =>
  [
    `${book.photobookPrinting}-${book.photobookCover}`,
    book.photobookBinding,
    book.photobookPaper,
    book.photobookFormat,
    book.photobookCoverLamination,
    book.refinementType,
    book.photobookPageCount,
  ].join(' ')
const book = configurationFrom('photobook', {})
const codes = (configuration: PhotobookConfiguration, shop = german) => {
  const check = checkProduct(catalogue, configuration, shop)
  return check.ok ? [] : check.problems.map(({ field, code }) => `${field}: ${code}`)
}

describe('photobooks', () => {
  it.each<[PhotobookType, string, number, number, number]>([
    ['digitalfotobuch', 'pur', 24, 160, 2],
    ['digitalfotobuch', 'layflat', 24, 80, 2],
    ['echtfotobuch', 'layflat', 16, 80, 2],
    ['fotoheft', 'heftbindung', 16, 60, 4],
  ])(
    'of type %s, bound %s, have %i to %i pages in steps of %i',
    (photobookPrinting, binding, min, max, step) => {
      const { photobookBinding } = configurationFrom('photobook', {
        photobookPrinting,
        photobookBinding: binding,
      })
      const counts = availablePageCounts(catalogue, { photobookPrinting, photobookBinding })
      expect([counts[0], counts.at(-1), (counts[1] ?? 0) - (counts[0] ?? 0)]).toEqual([min, max, step])
      expect(counts).toHaveLength((max - min) / step + 1)
    },
  )

  it('start in the default sizes of the specification', () => {
    const defaults = photobookDefinition(catalogue).types.map(type => [type.id, Object.values(type.defaults)])
    expect(defaults).toEqual([
      ['digitalfotobuch', ['a5-quer', 'a4-hoch', '200-200']],
      ['echtfotobuch', ['a4-quer', 'a4-hoch', '300-300']],
      ['fotoheft', ['a5-quer', 'a4-hoch', '200-200']],
    ])
  })

  it('have a sound price, for everything that can be made', () => {
    expect(every.filter(each => !assertValidPrice(priceOf(each)))).toEqual([])
    expect(every.length).toBeGreaterThan(20_000)
  })

  it('have a sound price in every shop and number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...allShops),
        fc.constantFrom(...every),
        fc.integer({ min: 1, max: 60 }),
        (shop, each, quantity) => {
          if (codes(each, shop).length > 0) return
          expectSoundPrice(priceOf(each, { shop, quantity }), shop)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('are refused with a reason where the table does not have them', () => {
    const known = new Set(every.map(words))
    const any = fc.record<PhotobookConfiguration>({
      kind: fc.constant('photobook'),
      photobookPrinting: fc.constantFrom(...PHOTOBOOK_TYPES),
      photobookCover: fc.constantFrom(...PHOTOBOOK_COVERS),
      photobookBinding: fc.constantFrom(...PHOTOBOOK_BINDINGS),
      photobookPaper: fc.constantFrom(...PHOTOBOOK_PAPERS),
      photobookFormat: fc.constantFrom(...formats, 'a3-quer'),
      photobookPageCount: fc.integer({ min: 14, max: 162 }),
      photobookCoverLamination: fc.constantFrom(...LAMINATIONS),
      refinementType: fc.constantFrom(...PRINT_FINISHES),
    })
    fc.assert(
      fc.property(any, each => {
        expect(codes(each).length === 0).toBe(known.has(words(each)))
      }),
      { numRuns: 5000 },
    )
  })

  it.each<[string, Partial<PhotobookConfiguration>, string]>([
    [
      'an unknown type',
      { photobookPrinting: 'x' as PhotobookType },
      'photobookPrinting: unknown-photobook-type',
    ],
    ['another format', { photobookFormat: 'a3-quer' }, 'photobookFormat: format-not-for-type'],
    ['staples', { photobookBinding: 'heftbindung' }, 'photobookBinding: binding-not-for-type'],
    ['two pages too few', { photobookPageCount: 22 }, 'photobookPageCount: too-few-pages'],
    ['two pages too many', { photobookPageCount: 162 }, 'photobookPageCount: too-many-pages'],
    ['an odd page', { photobookPageCount: 25 }, 'photobookPageCount: page-count-between-steps'],
    ['no number of pages', { photobookPageCount: Number.NaN }, 'photobookPageCount: too-few-pages'],
    ['relief', { refinementType: 'relief' }, 'refinementType: refinement-not-for-cover'],
  ])('refuse %s', (_, change, code) => {
    expect(codes({ ...book, ...change })).toEqual([code])
  })

  it('of layflat binding have no soft cover and no uncoated paper', () => {
    const layflat: PhotobookConfiguration = {
      ...book,
      photobookBinding: 'layflat',
      photobookCover: 'soft',
      photobookPaper: 'feinstweiss',
    }
    expect(codes(layflat)).toEqual([
      'photobookPaper: paper-not-for-binding',
      'photobookCover: cover-not-for-binding',
    ])
  })

  it('have a spine that grows with the pages, except stapled ones', () => {
    const spine = (input: object) => photobookSpineMm(catalogue, configurationFrom('photobook', { ...input }))
    expect(spine({ photobookPageCount: 24 })).toBe(7)
    expect(spine({ photobookPageCount: 160 })).toBe(17)
    expect(spine({ photobookPrinting: 'fotoheft' })).toBe(0)
  })
})

describe('a photobook of whatever arrived', () => {
  const make = (input: Record<string, unknown>, shop = german) =>
    normaliseProduct(catalogue, 'photobook', input, shop, NOW)

  it('may name type and cover in one word', () => {
    expect(make({ photobookType: 'digitalfotobuch-soft' })).toMatchObject({
      configuration: { photobookPrinting: 'digitalfotobuch', photobookCover: 'soft' },
      corrections: [],
    })
    expect(make({ photobookType: 'fotoheft' }).corrections).toEqual([])
  })

  it('takes the next page count above, so that no page is lost', () => {
    expect(make({ photobookPageCount: '25' })).toMatchObject({
      configuration: { photobookPageCount: 26 },
      corrections: [{ field: 'photobookPageCount', given: '25', used: '26' }],
    })
  })

  it('has the lamination of its channel', () => {
    const lamination = (channel: 'kartenliebe' | 'passepartout') =>
      make({}, shopFor(channel, 'de-DE')).configuration.photobookCoverLamination
    expect([lamination('passepartout'), lamination('kartenliebe')]).toEqual(['glossy', 'matt'])
  })

  it('can always be made, and stays as it is the second time', () => {
    const known = [
      ...PHOTOBOOK_TYPES,
      ...PHOTOBOOK_BINDINGS,
      ...PHOTOBOOK_PAPERS,
      ...formats,
      'soft',
      'gold',
      44,
    ]
    const keys = [...Object.keys(book), 'photobookType']
    const word = fc.oneof(fc.constantFrom<unknown>(...known), fc.anything())
    const input = fc.record(Object.fromEntries(keys.map(key => [key, word])), { requiredKeys: [] })
    fc.assert(
      fc.property(input, fc.constantFrom(...allShops), (given, shop) => {
        const { configuration } = make(given, shop)
        expect(codes(configuration, shop)).toEqual([])
        expect(make({ ...configuration }, shop)).toEqual({ configuration, corrections: [] })
      }),
      { numRuns: 400 },
    )
  })
})

describe('the price of a photobook', () => {
  it('is told in parts', () => {
    const { parts } = priceOf({
      ...book,
      photobookFormat: 'a4-quer',
      photobookPageCount: 48,
      photobookPaper: 'feinstweiss',
      refinementType: 'gold',
    })
    expect(parts.map(({ code, value, current }) => `${code} ${value} ${current.amount}`)).toEqual([
      'format a4-quer 3195',
      'pages 24 1800',
      'paper feinstweiss 480',
      'refinement gold 590',
    ])
  })

  it('never falls with more pages', () => {
    const books = every.filter(
      ({ photobookPageCount }, index) => photobookPageCount === 24 && index % 23 === 0,
    )
    for (const each of books) {
      const amounts = availablePageCounts(catalogue, each)
        .filter(pages => pages >= 24)
        .map(photobookPageCount => priceOf({ ...each, photobookPageCount }).current.amount)
      expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
    }
  })

  it('never rises with the number of copies, and its tiers are what they cost', () => {
    for (const each of every.filter((_, index) => index % 499 === 0)) {
      const units = Array.from(
        { length: 30 },
        (_, index) => priceOf(each, { quantity: index + 1 }).current.amount,
      )
      expect(units).toEqual([...units].sort((a, b) => b - a))
      for (const { from, unit } of priceOf(each).quantityTiers) expect(unit.amount).toBe(units[from - 1])
    }
  })

  it.each<[Locale, number, number, number]>([
    ['en-GB', 0, 0, 20],
    ['de-DE', 19, 19, 19],
    ['de-AT', 20, 20, 20],
    ['de-CH', 8.1, 8.1, 8.1],
    ['fr-FR', 20, 20, 20],
    ['en-US', 0, 0, 0],
  ])('holds in %s %d per cent VAT glued, %d stapled, %d laid flat', (locale, glued, stapled, flat) => {
    const shop = shopFor('passepartout', locale)
    const rate = (photobookPrinting: PhotobookType) =>
      priceOf(configurationFrom('photobook', { photobookPrinting }, shop), { shop }).vatRate
    expect([rate('digitalfotobuch'), rate('fotoheft'), rate('echtfotobuch')]).toEqual([glued, stapled, flat])
  })

  // A change of this file is a change of prices: review it as one.
  it('is what the price table says, in every currency', async () => {
    const rows = every
      .filter(({ photobookPaper, photobookPageCount, photobookCoverLamination, refinementType }) => {
        const plain = photobookCoverLamination === 'matt' && refinementType === 'none'
        return plain && photobookPaper === 'matt' && [24, 60, 160].includes(photobookPageCount)
      })
      .map((each): [string, Record<string, unknown>] => [words(each), { ...each }])
    await expect(goldenRows('photobook', rows)).toMatchFileSnapshot('golden-photobooks.txt')
  })
})

describe('what can be chosen next for a photobook', () => {
  it('is judged with its reason', () => {
    const choices = photobookChoices(catalogue, book, german)
    expect(choices.photobookPrinting.every(({ allowed }) => allowed)).toBe(true)
    expect(choices.photobookBinding).toEqual([
      { value: 'heftbindung', chosen: false, allowed: false, code: 'binding-not-for-type' },
      { value: 'layflat', chosen: false, allowed: true },
      { value: 'pur', chosen: true, allowed: true },
    ])
    expect(choices.graduationsPageCount).toHaveLength(69)
  })
})
