import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue, dataFiles } from '../catalogue/catalogue.fixture.ts'
import { formatProblems } from '../catalogue/data-files.ts'
import { type LocalisedText, localised } from '../catalogue/localised.ts'
import { localisedSchema } from '../catalogue/localised-schema.ts'
import { parseCatalogue } from '../catalogue/parse-catalogue.ts'
import { LANGUAGES, LOCALES, localeFacts } from '../shops/locales.ts'
import type { Size } from '../sizes/dimension.ts'
import { formatLength, formatSize } from '../sizes/format-size.ts'
import type { VocabularyGroup } from './groups.ts'
import { VOCABULARY_GROUPS } from './parse-vocabulary.ts'
import { SPECIFIED_IDS, SPECIFIED_OPTIONS } from './specification.fixture.ts'
import { termName, termsOf } from './terms.ts'

/** Ids beyond the specification: German has two words for confirmation. */
const BEYOND: Partial<Record<VocabularyGroup, string[]>> = { occasions: ['catholic-confirmation'] }

describe('the vocabulary', () => {
  it.each(Object.entries(SPECIFIED_IDS))('names every one of the %s of the specification', (group, ids) => {
    const named = termsOf(catalogue, group as VocabularyGroup).map(({ id }) => id)
    const known = [...ids, ...(BEYOND[group as VocabularyGroup] ?? [])]
    expect(named.toSorted()).toEqual(known.toSorted())
  })

  it('has the option groups of the specification, each value once', () => {
    const counted = catalogue.options
      .filter(({ id }) => id in SPECIFIED_OPTIONS)
      .map(({ id, values }) => [id, values.length])
    expect(Object.fromEntries(counted)).toEqual(SPECIFIED_OPTIONS)
  })

  it('says sizes as the locale’s customers read them', () => {
    const sized: ['calendar-formats' | 'photobook-formats', Record<string, Size>][] = [
      ['calendar-formats', catalogue.products.calendar!.formats],
      ['photobook-formats', catalogue.products.photobook!.formats],
    ]
    for (const locale of LOCALES) {
      for (const [group, sizes] of sized) {
        for (const { id, name } of termsOf(catalogue, group)) {
          const shown = localised(name, locale)
          if (/^\d/.test(id) || locale === 'en-US') expect(shown).toBe(formatSize(sizes[id]!, locale))
          else expect(shown).toMatch(/^A[3-6] /)
        }
      }
      for (const { name, mm } of termsOf(catalogue, 'mat-sizes')) {
        if (mm > 0) expect(localised(name, locale)).toBe(formatLength(mm, locale))
      }
    }
  })

  it('shows photo formats in centimetres, and in the inches of the specification in the United States', () => {
    const names = (locale: 'de-DE' | 'en-US') =>
      termsOf(catalogue, 'photo-formats').map(({ id }) =>
        termName(catalogue, 'photo-formats', id, locale).replaceAll('\u00a0', ' '),
      )
    expect(names('de-DE')).toEqual([
      '10 × 10 cm',
      '10 × 12 cm',
      '13 × 9 cm',
      '15 × 10 cm',
      '18 × 13 cm',
      '30 × 20 cm',
    ])
    expect(names('en-US')).toEqual([
      '4 × 4 in',
      '4 × 4.5 in',
      '5 × 3.5 in',
      '6 × 4 in',
      '7 × 5 in',
      '12 × 8 in',
    ])
  })

  it('names stretchers by their inches in the United States', () => {
    const stretchers = catalogue.options.find(({ id }) => id === 'keilrahmen')?.values ?? []
    const names = (locale: 'de-DE' | 'en-GB' | 'en-US') =>
      stretchers.map(({ name }) => localised(name, locale).replaceAll('\u00a0', ' '))
    expect(names('en-US')).toEqual(['1 in', '1.5 in'])
    for (const locale of ['de-DE', 'en-GB'] as const) expect(names(locale)).toEqual(['25 mm', '38 mm'])
  })

  it('calls a term by its locale’s name, and an unknown id by itself', () => {
    expect(termName(catalogue, 'mat-colours', 'weiss', 'de-DE')).toBe('Weiß')
    expect(termName(catalogue, 'mat-colours', 'weiss', 'de-CH')).toBe('Weiss')
    expect(termName(catalogue, 'mat-colours', 'weiss', 'it-CH')).toBe('Bianco')
    expect(termName(catalogue, 'photobook-papers', 'matt', 'en-US')).toBe('Matte')
    expect(termName(catalogue, 'photobook-papers', 'matt', 'en-GB')).toBe('Matt')
    expect(termName(catalogue, 'photobook-papers', 'gold-leaf', 'en-GB')).toBe('gold-leaf')
    expect(termsOf({ ...catalogue, vocabulary: {} }, 'occasions')).toEqual([])
  })
})

describe('a name', () => {
  /** Lists that customers choose from, with a label for the report. */
  const lists: [string, readonly { id: string; name: LocalisedText }[]][] = [
    ...VOCABULARY_GROUPS.map((group): (typeof lists)[number] => [group, termsOf(catalogue, group)]),
    ['materials', catalogue.materials],
    ['frames', catalogue.frames],
    ['mats', catalogue.mats],
    ['cards', catalogue.cards],
    ['option groups', catalogue.options],
    ...catalogue.options.map(({ id, values }): (typeof lists)[number] => [id, values]),
    ...catalogue.frames.map(({ id, finishes }): (typeof lists)[number] => [id, finishes]),
    ...catalogue.cards.map(({ id, palettes }): (typeof lists)[number] => [id, palettes]),
  ]

  it.each(lists)('among the %s is there in every language, trimmed, and taken only once', (_, terms) => {
    for (const language of LANGUAGES) {
      const names = terms.map(({ name }) => name[language] ?? '')
      for (const name of names) expect(name).toMatch(/^\S(.*\S)?$/)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
    for (const locale of LOCALES) {
      const names = terms.map(({ name }) => localised(name, locale))
      expect(new Set(names).size).toBe(terms.length)
    }
  })

  it('is the locale’s own, else its language’s', () => {
    const text = fc.stringMatching(/^[a-z]{1,12}$/)
    const texts = fc.record({ de: text, en: text, es: text, fr: text, it: text, nl: text })
    fc.assert(
      fc.property(texts, text, fc.constantFrom(...LOCALES), (name, own, locale) => {
        expect(localised(name, locale)).toBe(name[localeFacts(locale).language])
        expect(localised({ ...name, [locale]: own }, locale)).toBe(own)
      }),
    )
  })

  it.each(LANGUAGES)('without %s, or with spaces around it there, is refused', language => {
    const { [language]: text, ...others } = { de: 'a', en: 'b', es: 'c', fr: 'd', it: 'e', nl: 'f' }
    expect(localisedSchema.safeParse({ ...others, [language]: text }).success).toBe(true)
    expect(localisedSchema.safeParse(others).success).toBe(false)
    for (const wrong of ['', ' ', `${text} `, `\n${text}`])
      expect(localisedSchema.safeParse({ ...others, [language]: wrong }).success).toBe(false)
  })

  it('in a language that the shop does not speak is refused', () => {
    const name = { de: 'a', en: 'b', es: 'c', fr: 'd', it: 'e', nl: 'f' }
    expect(localisedSchema.safeParse({ ...name, 'en-US': 'g' }).success).toBe(true)
    expect(localisedSchema.safeParse({ ...name, pl: 'g' }).success).toBe(false)
  })
})

describe('a vocabulary file', () => {
  type File = { version: string; terms: Record<string, unknown>[] }
  const problemsAfter = (change: (files: Record<string, File>) => void): string => {
    const files = dataFiles() as Record<string, File>
    change(files)
    const result = parseCatalogue(files)
    return result.ok ? '' : formatProblems(result.problems).join('\n')
  }
  const file = (group: VocabularyGroup) => `vocabulary/${group}.json`

  it.each<[string, (files: Record<string, File>) => unknown, string]>([
    ['missing', files => delete files[file('units')], 'vocabulary/units.json: the file is missing'],
    [
      'of no group',
      files => Object.assign(files, { 'vocabulary/moods.json': { terms: [] } }),
      'vocabulary/moods.json: no group has this name',
    ],
    [
      'that leaves an id unnamed',
      files => files[file('units')]?.terms.pop(),
      'vocabulary/units.json at terms: "none" has no name',
    ],
    [
      'that names an id twice',
      files => files[file('units')]?.terms.push(files[file('units')]!.terms[0]!),
      'vocabulary/units.json at terms: "cm" is there twice',
    ],
    [
      'with an id that nothing knows',
      files => Object.assign(files[file('refinements')]!.terms[0]!, { id: 'glitter' }),
      'vocabulary/refinements.json at terms[0].id',
    ],
    [
      'without a language',
      files => delete (files[file('refinements')]!.terms[0]!.name as LocalisedText & { nl?: string }).nl,
      'vocabulary/refinements.json at terms[0].name.nl',
    ],
    [
      'with a fact of another group',
      files => Object.assign(files[file('refinements')]!.terms[0]!, { widthMm: 10 }),
      'widthMm',
    ],
    [
      'that stands for an option nobody offers',
      files => Object.assign(files[file('display-materials')]!.terms[0]!, { options: ['rand-bunt'] }),
      'options.json knows no value "rand-bunt"',
    ],
    [
      'without the name of a format of photobooks',
      files => files[file('photobook-formats')]?.terms.splice(0, 1),
      'vocabulary/photobook-formats.json at terms: "a4-quer" has no name',
    ],
    [
      'without the name of a card’s style',
      files => files[file('card-styles')]?.terms.splice(0, 1),
      'vocabulary/card-styles.json at terms: "botanical" has no name',
    ],
  ])('%s stops the start with its name, the place and the reason', (_, change, expected) =>
    expect(problemsAfter(change)).toContain(expected),
  )
})
