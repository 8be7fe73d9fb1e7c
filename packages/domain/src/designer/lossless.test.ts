import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CALENDAR_BINDINGS,
  CALENDAR_FORMATS,
  CALENDAR_TYPES,
  CARD_ACCESSORY_TYPES,
  MATERIALS,
  OCCASIONS,
  PHOTO_FORMATS,
  PHOTOBOOK_BINDINGS,
  PHOTOBOOK_COVERS,
  PHOTOBOOK_PAPERS,
  PHOTOBOOK_TYPES,
  PHOTOBOX_SIZES,
  PHOTOBOX_TYPES,
  PRINT_FINISHES,
  PRINT_TYPES,
} from '../catalogue/vocabulary.ts'
import { DESIGNABLE_KINDS } from '../products/lists.ts'
import type { DesignableKind } from '../products/registry.ts'
import { LOCALES } from '../shops/locales.ts'
import { designerUrl, parseDesignerQuery, parseDesignerUrl } from './designer-url.ts'
import { readQuery } from './to-query-string.ts'

const november = { year: 2026, month: 11 }
const later = { year: 2031, month: 5 }
const RUNS = 5000
/** A new seed every day; the title of the test contains it, so that a failure can be reproduced. */
const SEED = Math.floor(Date.now() / 86_400_000)

const word = fc.nat(1_000_000).map(number => `w-${number.toString(36)}`)
const odd = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
const one = (...words: readonly string[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: odd })
const count = fc.integer({ min: 0, max: 5000 }).map(String)
const sizes = ['600x400', '400x600', '900x900', '601x399']
const skus = fc.array(word, { minLength: 1, maxLength: 4 })

const picture = {
  materialType: one(...MATERIALS),
  formatType: one(...sizes),
  'optionTypes[]': skus,
  frameType: one('holzrahmen-eiche', 'artbox-schwarz'),
  matType: one('mat-none', 'mat-weiss'),
  matSize: fc.constantFrom('0', '30', '50'),
}

/** Query fields that product pages put into an address, any of them omitted. */
const FIELDS: Record<DesignableKind, Record<string, fc.Arbitrary<string | string[]>>> = {
  card: {
    themeId: word,
    designId: word,
    card: word,
    occasion: one(...OCCASIONS),
    category: word,
    formatType: one('A6p', 'DLl', 'SQ'),
    folding: one('flat', 'folded'),
    paper: one('glatt', 'natur', 'perlmutt'),
    punching: word,
    refinementType: one(...PRINT_FINISHES),
    ...Object.fromEntries(
      ['ribbon', 'ribbonColor', 'bow', 'screw', 'seal', 'standard', 'tag'].map(name => [name, word]),
    ),
    'accessories[]': skus,
    envelope: word,
    liner: word,
    envelopePrint: word,
    quantity: fc.oneof(count, fc.constant('sample')),
    isSample: fc.constantFrom('1', 'true', '0', 'false'),
    s: odd,
  },
  calendar: {
    calendarType: one(...CALENDAR_TYPES),
    formatType: one(...CALENDAR_FORMATS),
    mountingType: one(...CALENDAR_BINDINGS),
    paperType: one(...PHOTOBOOK_PAPERS),
    refinementType: one(...PRINT_FINISHES),
    designGroupId: word,
    designId: word,
    startMonth: fc.integer({ min: 1, max: 12 }).map(String),
    startDate: fc.constantFrom('2027-03-01', '2028-12'),
    year: fc.integer({ min: 2020, max: 2049 }).map(String),
    months: fc.constantFrom('12', '13', '18', '99'),
    amount: count,
    'accessoryTypes[]': fc.oneof(
      fc.constant<string[]>(['ohne']),
      fc.subarray([...CARD_ACCESSORY_TYPES], { minLength: 1 }).map(list => list.map(String)),
    ),
  },
  collage: {
    designId: fc.integer({ min: 1, max: 40 }).map(String),
    palette: fc.constantFrom('chalk', 'graphite'),
    collage: fc.constant('true'),
    ...picture,
  },
  'photo-frame': { ...picture, addToCart: fc.constantFrom('true', '1', 'false') },
  photobook: {
    photobookType: fc
      .tuple(fc.constantFrom(...PHOTOBOOK_TYPES), fc.constantFrom(...PHOTOBOOK_COVERS))
      .map(parts => parts.join('-')),
    photobookPrinting: one(...PHOTOBOOK_TYPES),
    photobookCover: one(...PHOTOBOOK_COVERS),
    photobookBinding: one(...PHOTOBOOK_BINDINGS),
    photobookPaper: one(...PHOTOBOOK_PAPERS),
    photobookFormat: one('a4-quer', 'a4-hoch', '300-300'),
    photobookPageCount: fc.integer({ min: 16, max: 160 }).map(String),
    photobookCoverLamination: one('glossy', 'matt'),
    refinementType: one(...PRINT_FINISHES),
    designGroupSetId: word,
    designId: word,
    templateId: fc.constantFrom('landscape', 'portrait', 'square'),
    amount: count,
  },
  photobox: {
    photoboxFormat: one(...PHOTO_FORMATS),
    photoboxType: fc.constantFrom(...PHOTOBOX_TYPES),
    photoboxQuantityMax: count,
    boxSize: one(...PHOTOBOX_SIZES),
    photos: count,
    printType: one(...PRINT_TYPES),
    amount: count,
  },
}

const page = fc
  .constantFrom(...DESIGNABLE_KINDS)
  .chain(kind =>
    fc.tuple(
      fc.constant(kind),
      fc.record(FIELDS[kind] as Record<string, fc.Arbitrary<string | string[]>>, { requiredKeys: [] }),
    ),
  )
const extras = fc.record(
  {
    gclid: odd,
    platform: fc.constantFrom('web' as const, 'desktop' as const),
    locale: fc.constantFrom(...LOCALES),
  },
  { requiredKeys: [] },
)

function queryOf(fields: Partial<Record<string, string | string[]>>): string {
  const query = new URLSearchParams()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values ?? []].flat()) query.append(name, value)
  return `?${query}`
}

describe(`what a product’s page says, through the designer’s address (seed ${SEED})`, () => {
  it('arrives in the designer as it was, with click id and source', () => {
    fc.assert(
      fc.property(page, extras, ([kind, fields], beside) => {
        const state = parseDesignerQuery(kind, readQuery(queryOf(fields)), november)
        const address = designerUrl(kind, state as never, beside)
        expect(parseDesignerUrl(address, later)).toEqual({ kind, params: state, extras: beside })
        if (kind === 'card' && typeof fields.s === 'string')
          expect(new URL(address, 'http://shop.example').searchParams.get('s')).toBe(fields.s)
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  it('is written the same way however often it goes there and back', () => {
    fc.assert(
      fc.property(page, ([kind, fields]) => {
        const state = parseDesignerQuery(kind, readQuery(queryOf(fields)), november)
        const address = designerUrl(kind, state as never)
        const again = parseDesignerUrl(address, later)
        expect(again && designerUrl(again.kind, again.params as never)).toBe(address)
      }),
      { numRuns: 1000, seed: SEED },
    )
  })
})
