import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CALENDAR_BINDINGS,
  CALENDAR_FORMATS,
  CALENDAR_TYPES,
  MATERIALS,
  OCCASIONS,
  PHOTO_FORMATS,
  PHOTOBOOK_BINDINGS,
  PHOTOBOOK_COVERS,
  PHOTOBOOK_PAPERS,
  PHOTOBOOK_TYPES,
  PHOTOBOX_TYPES,
  PRINT_FINISHES,
} from '../catalogue/vocabulary.ts'
import { DESIGNABLE_KINDS } from '../products/lists.ts'
import type { DesignableKind } from '../products/registry.ts'
import { LOCALES } from '../shops/locales.ts'
import {
  type DesignerInput,
  designerParams,
  designerUrl,
  parseDesignerUrl,
  productPageUrl,
} from './designer-url.ts'

const november = { year: 2026, month: 11 }
const RUNS = { numRuns: 1500 }

const text = fc.string({ unit: 'grapheme', maxLength: 20 })
const count = fc.integer({ min: -1, max: 5000 })
const oneOf = (words: readonly string[]) => fc.oneof(fc.constantFrom(...words), text)
const some = <T>(fields: { [Name in keyof T]: fc.Arbitrary<T[Name]> }) =>
  fc.record(fields, { requiredKeys: [] })

const picture = {
  materialType: oneOf(MATERIALS),
  formatType: oneOf(['600x400', '400x600']),
  optionTypes: fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 6 }),
  frameType: oneOf(['holzrahmen-eiche', 'artbox']),
  matType: oneOf(['mat-none', 'mat-weiss']),
  matSize: fc.constantFrom(0, 30, -30, 2.5),
}

const inputs: { [Kind in DesignableKind]: fc.Arbitrary<DesignerInput[Kind]> } = {
  calendar: some({
    calendarType: oneOf(CALENDAR_TYPES),
    formatType: oneOf(CALENDAR_FORMATS),
    mountingType: oneOf(CALENDAR_BINDINGS),
    paperType: text,
    refinementType: oneOf(PRINT_FINISHES),
    designGroupId: text,
    designId: text,
    startMonth: fc.integer({ min: -1, max: 14 }),
    year: fc.integer({ min: 1990, max: 2100 }),
    months: fc.integer({ min: 0, max: 20 }),
    startDate: oneOf(['2027-01-01', '2027-13', '2028-02']),
    amount: count,
    accessoryTypes: fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 6 }),
  }),
  card: some({
    card: text,
    designId: text,
    themeId: text,
    occasion: oneOf(OCCASIONS),
    category: text,
    paper: text,
    punching: text,
    refinementType: oneOf(PRINT_FINISHES),
    bow: text,
    ribbon: text,
    screw: text,
    seal: text,
    standard: text,
    ribbonColor: text,
    tag: text,
    quantity: fc.oneof(count, fc.constant('sample' as const)),
    isSample: fc.boolean(),
    s: text,
  }),
  collage: some({ designId: text, palette: text, ...picture }),
  'photo-frame': some({ ...picture, addToCart: fc.boolean(), frameOnly: fc.boolean() }),
  photobook: some({
    photobookType: fc
      .tuple(fc.constantFrom(...PHOTOBOOK_TYPES), fc.constantFrom(...PHOTOBOOK_COVERS))
      .map(parts => parts.join('-')),
    photobookPrinting: oneOf(PHOTOBOOK_TYPES),
    photobookCover: oneOf(PHOTOBOOK_COVERS),
    photobookBinding: oneOf(PHOTOBOOK_BINDINGS),
    photobookPaper: oneOf(PHOTOBOOK_PAPERS),
    photobookFormat: oneOf(['a4-quer', 'a4-hoch', '300-300']),
    photobookPageCount: count,
    photobookCoverLamination: oneOf(['glossy', 'matt']),
    refinementType: oneOf(PRINT_FINISHES),
    designGroupSetId: text,
    amount: count,
    templateId: fc.constantFrom('landscape' as const, 'portrait' as const, 'square' as const),
  }),
  photobox: some({
    photoboxFormat: oneOf(PHOTO_FORMATS),
    photoboxType: fc.constantFrom(...PHOTOBOX_TYPES),
    photoboxQuantityMax: count,
  }),
}

const extras = some({
  platform: fc.constantFrom('web' as const, 'desktop' as const),
  gclid: fc.string({ unit: 'grapheme', minLength: 1 }),
  locale: fc.constantFrom(...LOCALES),
})

describe('the address of a designer', () => {
  it.each(DESIGNABLE_KINDS)('carries every configuration of configurator-%s without loss', kind => {
    fc.assert(
      fc.property(inputs[kind], extras, (input, others) => {
        const params = designerParams(kind, input as never, november)
        const address = designerUrl(kind, params as never, others)
        expect(parseDesignerUrl(address, { year: 2031, month: 5 })).toEqual({ kind, params, extras: others })
      }),
      RUNS,
    )
  })

  it.each(DESIGNABLE_KINDS)('of configurator-%s fills in the same defaults only once', kind => {
    fc.assert(
      fc.property(inputs[kind], input => {
        const params = designerParams(kind, input as never, november)
        expect(designerParams(kind, params as never, { year: 2031, month: 5 })).toEqual(params)
      }),
    )
  })

  it.each([
    'https://www.passepartout.ch/fr/d/configurator-photobox/?photoboxType=photoprint#top',
    '//shop.example/d/configurator-photobox?photoboxType=photoprint',
    '/it/configurator-photobox?photoboxType=photoprint',
    '/configurator-photobox?photoboxType=photoprint',
  ])('is known with origin, prefix, marker and slash: %s', address => {
    expect(parseDesignerUrl(address, november)).toEqual({
      kind: 'photobox',
      params: { photoboxType: 'photoprint' },
      extras: {},
    })
  })

  it.each([
    '/',
    '',
    '/configurator-',
    '/configurator-photo-print',
    '/x/configurator-card',
    '/wandbilder?a=/configurator-card',
  ])('is not “%s”', address => expect(parseDesignerUrl(address, november)).toBeUndefined())

  it('is read whatever stands in its query', () => {
    const names = Object.values(DESIGNABLE_KINDS).flatMap(kind => [
      kind,
      'year',
      'amount',
      'accessoryTypes[]',
    ])
    fc.assert(
      fc.property(
        fc.constantFrom(...DESIGNABLE_KINDS),
        fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), fc.string())),
        (kind, pairs) => {
          const query = pairs
            .map(pair => pair.join('='))
            .join('&')
            .replaceAll('#', '')
          expect(parseDesignerUrl(`/configurator-${kind}?${query}`, november)?.kind).toBe(kind)
        },
      ),
    )
  })

  it('names no platform and no locale that the shop does not know', () => {
    const address = '/configurator-card?platform=app&locale=xx-XX&gclid='
    expect(parseDesignerUrl(address, november)?.extras).toEqual({})
  })
})

describe('the address of a choice', () => {
  it('has no sign in its query that a strict reader of links refuses', () => {
    const params = { materialType: 'leinwand', formatType: '600x400', optionTypes: ['keilrahmen-38', 'a b'] }
    const address = productPageUrl('/wandbilder/leinwand', 'photo-frame', params)
    expect(address).toBe(
      '/wandbilder/leinwand?formatType=600x400&optionTypes%5B%5D=keilrahmen-38&optionTypes%5B%5D=a+b',
    )
    expect(address).toMatch(/^[\w/?&=%+-]+$/)
  })
})
