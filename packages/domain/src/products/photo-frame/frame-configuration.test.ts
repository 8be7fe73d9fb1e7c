import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.fixture.ts'
import { CHANNELS } from '../../shops/channels.ts'
import { LOCALES } from '../../shops/locales.ts'
import { shopFor } from '../../shops/shop.ts'
import { checkFrameConfiguration } from './check-configuration.ts'
import { frameChoices } from './choices.ts'
import { arbitraryConfiguration, arbitraryInput } from './configuration.fixture.ts'
import type { FrameConfiguration, FrameConfigurationInput } from './configuration.ts'
import { normaliseFrameConfiguration } from './normalise-configuration.ts'
import { productionLimits } from './production-limits.ts'

const shop = shopFor('passepartout', 'de-DE')
const anyShop = fc.constantFrom(
  ...CHANNELS.flatMap(channel => LOCALES.map(locale => shopFor(channel, locale))),
)
const normalise = (input: FrameConfigurationInput) => normaliseFrameConfiguration(catalogue, input, shop)
const check = (configuration: FrameConfiguration) => checkFrameConfiguration(catalogue, configuration, shop)
const codes = (configuration: FrameConfiguration) => {
  const result = check(configuration)
  return result.ok ? [] : result.problems.map(({ field, code, value }) => `${field} ${code} ${value}`)
}

describe('normalising a configuration', () => {
  it('always ends in one that can be made, whatever arrived', () => {
    fc.assert(
      fc.property(arbitraryInput, anyShop, (input, where) => {
        const { configuration } = normaliseFrameConfiguration(catalogue, input, where)
        expect(checkFrameConfiguration(catalogue, configuration, where)).toEqual({ ok: true })
        expect(normaliseFrameConfiguration(catalogue, configuration, where)).toEqual({
          configuration,
          corrections: [],
        })
      }),
      { numRuns: 3000 },
    )
  })

  it('leaves alone what can be made', () => {
    fc.assert(
      fc.property(arbitraryConfiguration(shop), configuration => {
        if (!check(configuration).ok) return
        const normal = normalise(configuration)
        expect(normal.corrections).toEqual([])
        expect([...normal.configuration.optionTypes].sort()).toEqual([...configuration.optionTypes].sort())
        expect(normal.configuration).toMatchObject({
          materialType: configuration.materialType,
          formatType: configuration.formatType,
        })
      }),
    )
  })

  it('fills what is missing without a word', () => {
    expect(normalise({ materialType: 'leinwand' })).toEqual({
      configuration: {
        materialType: 'leinwand',
        formatType: '900x600',
        optionTypes: ['keilrahmen-25', 'rand-gespiegelt', 'materialausfuehrung-standard'],
      },
      corrections: [],
    })
    expect(normalise({ materialType: 'poster', frameType: 'holzrahmen' })).toMatchObject({
      configuration: { frameType: 'holzrahmen-schwarz', matType: 'mat-none', matSize: 0 },
      corrections: [],
    })
  })

  it.each<[FrameConfigurationInput, string[]]>([
    [{ materialType: 'beton' }, ['materialType beton -> poster']],
    [{ materialType: 'poster', formatType: '99x99999' }, ['formatType 99x99999 -> 600x400']],
    [{ materialType: 'echtglas', formatType: '610x410' }, ['formatType 610x410 -> 600x400']],
    [{ materialType: 'poster', frameType: 'artbox' }, ['frameType artbox -> undefined']],
    [
      { materialType: 'poster', formatType: '1500x1000', frameType: 'holzrahmen' },
      ['frameType holzrahmen -> undefined'],
    ],
    [{ materialType: 'poster', matType: 'mat-weiss' }, ['matType mat-weiss -> undefined']],
    [
      { materialType: 'poster', formatType: '1400x1000', frameType: 'holzrahmen', matType: 'mat-weiss' },
      ['matType mat-weiss -> mat-none'],
    ],
    [
      { materialType: 'poster', frameType: 'holzrahmen', matType: 'mat-weiss', matSize: '55' },
      ['matSize 55 -> 30'],
    ],
    [
      { materialType: 'leinwand', optionTypes: ['keilrahmen-99'] },
      ['optionTypes keilrahmen-99 -> keilrahmen-25'],
    ],
    [
      { materialType: 'leinwand', optionTypes: ['bohrung-ecken'] },
      ['optionTypes bohrung-ecken -> undefined'],
    ],
    [{ materialType: 'leinwand', formatType: '1800x1200' }, ['optionTypes keilrahmen-25 -> keilrahmen-38']],
    [
      {
        materialType: 'aludibond',
        optionTypes: ['materialausfuehrung-gebuerstet', 'druckverfahren-fineart-matt'],
      },
      ['optionTypes druckverfahren-fineart-matt -> druckverfahren-direktdruck'],
    ],
  ])('of %j names its corrections', (input, expected) => {
    const { corrections } = normalise(input)
    expect(corrections.map(({ field, given, used }) => `${field} ${given} -> ${used}`)).toEqual(expected)
  })
})

describe('checking a configuration', () => {
  const canvas = normalise({ materialType: 'leinwand' }).configuration
  const framed = normalise({
    materialType: 'poster',
    frameType: 'holzrahmen-eiche',
    matType: 'mat-weiss',
  }).configuration

  it.each<[string, FrameConfiguration, string[]]>([
    [
      'unknown material',
      { ...canvas, materialType: 'beton' as never },
      ['materialType unknown-material beton'],
    ],
    ['no size', { ...canvas, formatType: '0x0' }, ['formatType unknown-format 0x0']],
    ['too small', { ...canvas, formatType: '100x400' }, ['formatType format-too-small 100x400']],
    [
      'too large',
      { ...canvas, formatType: '3000x400', optionTypes: ['keilrahmen-38', ...canvas.optionTypes.slice(1)] },
      ['formatType format-too-large 3000x400'],
    ],
    [
      'option twice',
      { ...canvas, optionTypes: [...canvas.optionTypes, 'keilrahmen-38'] },
      ['optionTypes option-twice keilrahmen-38'],
    ],
    [
      'option missing',
      { ...canvas, optionTypes: canvas.optionTypes.slice(1) },
      ['optionTypes option-missing keilrahmen'],
    ],
    [
      'foreign option',
      { ...canvas, optionTypes: [...canvas.optionTypes, 'bohrung-ecken'] },
      ['optionTypes option-not-for-material bohrung-ecken'],
    ],
    [
      'glass without frame',
      {
        ...normalise({ materialType: 'poster' }).configuration,
        optionTypes: ['materialausfuehrung-standard', 'laminierung-ohne', 'glas-normal'],
      },
      ['optionTypes option-needs-glazed-frame glas-normal'],
    ],
    [
      'mat without frame',
      { ...canvas, matType: 'mat-weiss', matSize: 30 },
      ['matType mat-without-frame mat-weiss'],
    ],
    ['wrong mat size', { ...framed, matSize: 31 }, ['matSize unknown-mat-size 31']],
    [
      'foreign frame',
      { ...framed, frameType: 'artbox-schwarz' },
      [
        'frameType frame-not-for-material artbox-schwarz',
        'matType mat-not-for-frame mat-weiss',
        'optionTypes option-needs-glazed-frame glas-normal',
      ],
    ],
    [
      'unknown finish',
      { ...framed, frameType: 'holzrahmen-pink' },
      ['frameType unknown-frame holzrahmen-pink', 'optionTypes option-needs-glazed-frame glas-normal'],
    ],
    [
      'laminated behind glass',
      { ...framed, optionTypes: ['materialausfuehrung-standard', 'laminierung-matt', 'glas-normal'] },
      ['optionTypes framed-needs-no-lamination laminierung-matt'],
    ],
  ])('says what is wrong: %s', (_, configuration, expected) => expect(codes(configuration)).toEqual(expected))
})

describe('production limits', () => {
  it('are the tighter of material and frame, mat included, and the check agrees at the edge', () => {
    const { configuration } = normalise({
      materialType: 'poster',
      frameType: 'holzrahmen',
      matType: 'mat-weiss',
    })
    const limits = productionLimits(catalogue, configuration)
    expect(limits).toEqual({ minSideMm: 150, maxShortSideMm: 940, maxLongSideMm: 1340 })
    const sized = (width: number, height: number) =>
      check({ ...configuration, formatType: `${width}x${height}` }).ok
    expect([sized(1340, 940), sized(940, 1340), sized(1341, 940), sized(1340, 941)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(productionLimits(catalogue, { materialType: 'leinwand' })).toEqual({
      minSideMm: 200,
      maxShortSideMm: 1300,
      maxLongSideMm: 2000,
    })
  })
})

describe('the choices beside a configuration', () => {
  it('are allowed exactly where the changed configuration can be made, and carry a reason where not', () => {
    fc.assert(
      fc.property(arbitraryConfiguration(shop), raw => {
        const { configuration } = normalise(raw)
        const { formats, options, frames, mats } = frameChoices(catalogue, configuration, shop)
        const all = [
          ...formats.flatMap(({ main, more }) => [...main, ...more]),
          ...options.flatMap(({ choices }) => choices),
          ...frames.flatMap(({ finishes }) => finishes),
          ...mats,
        ]
        for (const { chosen, allowed, code } of all) {
          expect(allowed).toBe(code === undefined)
          if (chosen) expect(allowed).toBe(true)
        }
        for (const { choices } of options) expect(choices.filter(({ chosen }) => chosen)).toHaveLength(1)
      }),
      { numRuns: 200 },
    )
  })

  it('offer a frame with its glass, keep the orientation, and refuse with the rule’s code', () => {
    const { configuration } = normalise({
      materialType: 'poster',
      formatType: '400x600',
      optionTypes: ['laminierung-matt'],
    })
    const { frames, formats, mats } = frameChoices(catalogue, configuration, shop)
    expect(formats[0]?.main[2]).toEqual({ value: '400x600', chosen: true, allowed: true })
    expect(frames.find(({ kind }) => kind === 'holzrahmen')?.finishes[0]).toEqual({
      value: 'holzrahmen-eiche',
      chosen: false,
      allowed: false,
      code: 'framed-needs-no-lamination',
    })
    expect(mats).toEqual([])
    const plain = frameChoices(catalogue, normalise({ materialType: 'poster' }).configuration, shop)
    expect(
      plain.frames.every(({ finishes }) =>
        finishes.every(({ allowed, code }) => allowed || code === 'frame-too-large'),
      ),
    ).toBe(true)
  })
})
