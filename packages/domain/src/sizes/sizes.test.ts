import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES, localeFacts } from '../shops/locales.ts'
import { dimensionString, orientationOf, parseDimension, rotateSize } from './dimension.ts'
import { dimensionInputValue, parseDimensionInput, sanitiseDimensionInput } from './dimension-input.ts'
import { orientationOfFormatName } from './format-name.ts'
import { formatLength, formatSize, formatWeight, toDisplayUnit } from './format-size.ts'
import { previewAspect, previewSide, previewSize } from './preview-size.ts'

const side = fc.integer({ min: 1, max: 9999 })

describe('a dimension string', () => {
  it('reads what it wrote', () => {
    fc.assert(
      fc.property(side, side, (widthMm, heightMm) => {
        const size = { widthMm, heightMm }
        expect(parseDimension(dimensionString(size))).toEqual(size)
        expect(rotateSize(rotateSize(size))).toEqual(size)
      }),
    )
  })

  it.each([
    '',
    'x',
    '600',
    '600x',
    'x450',
    '0x450',
    '0600x450',
    '600X450',
    '600x450x3',
    '6.5x4',
    '-600x450',
    ' 600x450',
    '９x9',
    `${'1'.repeat(400)}x1`,
  ])('of "%.20s" is 0 by 0', text => expect(parseDimension(text)).toEqual({ widthMm: 0, heightMm: 0 }))

  it('never throws, whatever arrives', () => {
    fc.assert(fc.property(fc.string(), text => parseDimension(text).widthMm >= 0))
  })

  it.each([
    ['600x400', 'landscape'],
    ['400x600', 'portrait'],
    ['500x500', 'square'],
  ])('%s is %s', (text, orientation) => expect(orientationOf(parseDimension(text))).toBe(orientation))
})

describe('a size on the page', () => {
  it.each([
    ['600x400', 'de-DE', '60 × 40 cm'],
    ['605x400', 'de-AT', '60,5 × 40 cm'],
    ['605x400', 'de-CH', '60.5 × 40 cm'],
    ['297x210', 'en-GB', '29.7 × 21 cm'],
    ['610x406', 'en-US', '24 × 16 in'],
    ['114x102', 'en-US', '4.5 × 4 in'],
    ['1000x1500', 'fr-FR', '100 × 150 cm'],
  ] as const)('%s reads in %s as %s', (format, locale, text) => {
    expect(formatSize(parseDimension(format), locale).replaceAll('\u00a0', ' ')).toBe(text)
  })

  it('of one side has its unit too', () => {
    expect(formatLength(30, 'de-DE')).toBe('3\u00a0cm')
    expect(formatLength(30, 'en-US')).toBe('1.2\u00a0in')
  })

  it.each(LOCALES)('has the decimal sign of %s', locale => {
    const { unit } = localeFacts(locale)
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false })
    for (const mm of [1, 15, 20, 123, 1234, 2999, 12345])
      expect(formatLength(mm, locale)).toBe(`${format.format(toDisplayUnit(mm, unit))}\u00a0${unit}`)
  })
})

describe('a weight on the page', () => {
  it.each([
    [17.2, 'de-DE', '18 g'],
    [18, 'fr-FR', '18 g'],
    [18, 'en-GB', '18 g'],
    [18, 'en-US', '0.7 oz'],
    [28.3, 'en-US', '1 oz'],
  ] as const)('of %s g reads in %s as %s', (grams, locale, text) => {
    expect(formatWeight(grams, locale).replaceAll('\u00a0', ' ')).toBe(text)
  })
})

describe('a size field', () => {
  it.each([
    ['60', 'cm', '60', 600],
    ['60,5', 'cm', '60,5', 605],
    ['60.5', 'cm', '60,5', 605],
    ['23,6', 'in', '23.6', 599],
    ['007', 'cm', '7', 70],
    ['000', 'cm', '0', undefined],
    [',5', 'cm', '0,5', 5],
    ['.', 'in', '0.', undefined],
    ['60,', 'cm', '60,', 600],
    ['12345,67', 'cm', '1234,6', 12346],
    ['1,2,3', 'cm', '1,2', 12],
    ['6 0cm', 'cm', '60', 600],
    ['-60', 'cm', '60', 600],
    ['00,5', 'cm', '0,5', 5],
    ['', 'cm', '', undefined],
    ['abc', 'in', '', undefined],
    ['24', 'in', '24', 610],
    ['007', 'in', '7', 178],
    ['.5', 'in', '0.5', 13],
    ['.5', 'cm', '0,5', 5],
    [',5', 'in', '0.5', 13],
    ['60.', 'in', '60.', 1524],
    ['12345.67', 'cm', '1234,6', 12346],
    ['12345,67', 'in', '1234.6', 31359],
    ['0', 'cm', '0', undefined],
    ['0,0', 'cm', '0,0', undefined],
  ] as const)('turns "%s" (%s) into "%s"', (typed, unit, shown, mm) => {
    expect(sanitiseDimensionInput(typed, unit)).toBe(shown)
    expect(parseDimensionInput(typed, unit)).toBe(mm)
  })

  it('changes nothing that it has cleaned once', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('cm' as const, 'in' as const), (typed, unit) => {
        const once = sanitiseDimensionInput(typed, unit)
        expect(sanitiseDimensionInput(once, unit)).toBe(once)
        expect(once).toMatch(
          unit === 'cm' ? /^(?:(?:0|[1-9]\d{0,3})(?:,\d?)?)?$/ : /^(?:(?:0|[1-9]\d{0,3})(?:\.\d?)?)?$/,
        )
      }),
    )
  })

  it('shows a stored length so that reading it gives the same length', () => {
    fc.assert(
      fc.property(side, mm => {
        expect(parseDimensionInput(dimensionInputValue(mm, 'cm'), 'cm')).toBe(mm)
      }),
    )
  })
})

describe('preview sizes', () => {
  it.each([
    [40_000, 'XXS', 2],
    [40_001, 'XS', 1.1],
    [100_000, 'XS', 1.1],
    [100_001, 'S', 0.55],
    [400_001, 'M', 0.375],
    [934_000, 'M', 0.375],
    [934_001, 'L', 0.25],
    [20_000_000, 'L', 0.25],
  ])('of %i mm² are %s', (area, name, scale) => expect(previewSize(area)).toEqual({ name, scale }))

  it.each([
    ['200x200', 'XXS', 'square'],
    ['300x200', 'XS', 'landscape'],
    ['400x600', 'S', 'portrait'],
    ['900x600', 'M', 'landscape'],
    ['800x1200', 'L', 'portrait'],
  ])('of %s are %s and %s', (format, name, orientation) => {
    expect(previewAspect(parseDimension(format))).toMatchObject({ name, orientation })
  })

  it.each([
    ['a card', '105x148', 592],
    ['a print', '300x200', 660],
    ['a poster', '600x400', 660],
    ['a canvas', '900x600', 675],
    ['a large canvas', '1200x800', 600],
  ])('bring %s of %s in at about the size of all others', (_, format, side) => {
    expect(previewSide(parseDimension(format))).toBe(side)
  })
})

describe('a format’s name', () => {
  it.each([
    ['a4-quer', 'landscape'],
    ['a6-hoch', 'portrait'],
    ['150-400', 'portrait'],
    ['265-120', 'landscape'],
    ['145-145', 'square'],
    ['600x450', 'landscape'],
    ['a4', undefined],
    ['0-9', undefined],
  ])('%s says that it is %s', (name, orientation) => expect(orientationOfFormatName(name)).toBe(orientation))
})
