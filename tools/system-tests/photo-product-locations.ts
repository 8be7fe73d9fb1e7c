import type { Design } from '@passepartout/designs'
import { type Catalogue, definitionOf } from '@passepartout/domain'
import { SPECIFIED_IDS } from '@passepartout/domain/specification-words'
import type { VocabularyLocation } from './vocabulary-locations.ts'

type Words = Readonly<Record<string, VocabularyLocation>>

const CALENDAR = '/fotokalender/design'
const BOOK = '/fotobuch/design'
const BOX = '/bilderbox'
const PRINTS = '/fotoabzuege'

/**
 * Selector of a field's chosen value, whether it can be changed on the page or is passed on to the designer as the only
 * one.
 */
const chosen = (name: string, value: string) =>
  ['[checked]', '[data-designer]', '[type="hidden"]']
    .map(state => `input[name="${name}"][value="${value}"]${state}`)
    .join(',')

/** A page that shows a configuration as chosen. */
const configured = (
  path: string,
  fields: Readonly<Record<string, string>>,
  shows?: string[],
): VocabularyLocation => ({
  path: `${path}?${new URLSearchParams(fields)}`,
  shows: shows ?? Object.entries(fields).map(([name, value]) => chosen(name, value)),
})

const each = (words: readonly string[], placeOf: (word: string) => VocabularyLocation | undefined): Words =>
  Object.fromEntries(
    words.flatMap(word => {
      const place = placeOf(word)
      return place ? [[word, place]] : []
    }),
  )

/** Pages for each id of calendars: chosen in a design with that configuration. */
function calendarPlaces(catalogue: Catalogue, designs: readonly Design[]): Record<string, Words> {
  const { types } = definitionOf(catalogue, 'calendar')
  const made = types.flatMap(({ id, papers, variants }) =>
    variants.flatMap(({ formats, mountings }) =>
      formats.flatMap(formatType =>
        mountings.map(mountingType => ({ calendarType: id, formatType, mountingType, papers })),
      ),
    ),
  )
  const placeOf = (
    has: (one: (typeof made)[number]) => boolean,
    paperType?: string,
  ): VocabularyLocation | undefined => {
    for (const { papers: _, ...fields } of made.filter(has)) {
      const design = designs.find(
        one =>
          one.kind === 'calendar' &&
          one.calendar.calendarTypes.includes(fields.calendarType) &&
          one.calendar.formats.includes(fields.formatType),
      )
      const requested = { ...fields, ...(paperType ? { paperType } : {}) }
      const shows = Object.entries(requested).map(([name, value]) => chosen(name, value))
      if (design) return configured(CALENDAR, { designGroupId: design.id, ...requested }, shows)
    }
    return undefined
  }
  return {
    'calendar-types': each(SPECIFIED_IDS['calendar-types'], word =>
      placeOf(({ calendarType }) => calendarType === word),
    ),
    'calendar-formats': each(SPECIFIED_IDS['calendar-formats'], word =>
      placeOf(({ formatType }) => formatType === word),
    ),
    'calendar-mountings': each(SPECIFIED_IDS['calendar-mountings'], word =>
      placeOf(({ mountingType }) => mountingType === word),
    ),
    'calendar-papers': each(Object.keys(definitionOf(catalogue, 'calendar').papers), word =>
      placeOf(({ papers }) => papers.some(paper => paper === word), word),
    ),
    'calendar-months': each(
      Array.from({ length: 12 }, (_, index) => String(index + 1)),
      word => {
        const shows = [`select[name="startMonth"] option[value="${word}"][selected]`]
        const design = designs.find(({ kind }) => kind === 'calendar')
        return configured(CALENDAR, { designGroupId: design?.id ?? '', startMonth: word }, shows)
      },
    ),
  }
}

/** The smallest and the largest book of every type and binding, as `fotoheft-heftbindung-60`. */
export const photobookPageCounts = (catalogue: Catalogue): string[] =>
  definitionOf(catalogue, 'photobook').types.flatMap(({ id, bindings }) =>
    bindings.flatMap(({ id: binding, pages }) =>
      [pages.min, pages.max].map(count => `${id}-${binding}-${count}`),
    ),
  )

/** Pages for each id of photobooks: chosen in a book with that configuration, or as a theme of the overview. */
function photobookPlaces(catalogue: Catalogue, designs: readonly Design[]): Record<string, Words> {
  const { types } = definitionOf(catalogue, 'photobook')
  const designGroupSetId = designs.find(({ kind }) => kind === 'photobook')?.id ?? ''
  const made = types.flatMap(({ id, formats, bindings }) =>
    bindings.flatMap(({ id: photobookBinding, papers, covers }) =>
      covers.map(({ id: photobookCover, laminations }) => ({
        fields: { photobookPrinting: id, photobookBinding, photobookCover },
        ...{ formats, papers, laminations },
      })),
    ),
  )
  const placeOf = (
    has: (one: (typeof made)[number]) => boolean,
    part: Readonly<Record<string, string>> = {},
    shows?: string[],
  ): VocabularyLocation | undefined => {
    const book = made.find(has)
    if (!book) return undefined
    const requested = { ...book.fields, ...part }
    const seen = shows ?? Object.entries(requested).map(([name, value]) => chosen(name, value))
    return configured(BOOK, { designGroupSetId, ...requested }, seen)
  }
  const orientations = { 'din-landscape': 'a4-quer', 'din-portrait': 'a4-hoch', square: '300-300' }
  return {
    'photobook-types': each(SPECIFIED_IDS['photobook-types'], word =>
      placeOf(({ fields }) => fields.photobookPrinting === word),
    ),
    'photobook-bindings': each(SPECIFIED_IDS['photobook-bindings'], word =>
      placeOf(({ fields }) => fields.photobookBinding === word),
    ),
    'photobook-covers': each(SPECIFIED_IDS['photobook-covers'], word =>
      placeOf(({ fields }) => fields.photobookCover === word),
    ),
    'cover-laminations': each(['glossy', 'matt'], word =>
      placeOf(({ laminations }) => laminations.some(one => one === word), { photobookCoverLamination: word }),
    ),
    'photobook-papers': each(SPECIFIED_IDS['photobook-papers'], word =>
      placeOf(({ papers }) => papers.some(({ id }) => id === word), { photobookPaper: word }),
    ),
    'photobook-formats': each(Object.keys(definitionOf(catalogue, 'photobook').formats), word =>
      placeOf(({ formats }) => formats.some(one => one === word), { photobookFormat: word }),
    ),
    'photobook-orientations': each(SPECIFIED_IDS['photobook-orientations'], word =>
      placeOf(() => true, { photobookFormat: orientations[word as keyof typeof orientations] }, [
        chosen('templateId', word.replace('din-', '')),
      ]),
    ),
    'photobook-page-counts': each(photobookPageCounts(catalogue), word => {
      const [type, binding, photobookPageCount = ''] = word.split('-')
      return placeOf(
        ({ fields }) => fields.photobookPrinting === type && fields.photobookBinding === binding,
        { photobookPageCount },
        [`select[name="photobookPageCount"] option[value="${photobookPageCount}"][selected]`],
      )
    }),
    'photobook-categories': each(SPECIFIED_IDS['photobook-categories'], word => {
      const shows = [`a[href$="categoryIds=${word}"]`]
      return word.startsWith('kl-')
        ? { shop: 'kartenliebe', path: '/fotobuch/', shows }
        : { path: '/fotobuch', shows }
    }),
  }
}

/** Pages for each id of photo boxes and prints. */
function photoPlaces(catalogue: Catalogue): Record<string, Words> {
  const prints = definitionOf(catalogue, 'photoprint').types
  return {
    'photobox-types': {
      small: { path: BOX, shows: [chosen('photoboxType', 'small')] },
      photoprint: { path: PRINTS, shows: [chosen('photoboxType', 'photoprint')] },
    },
    'photobox-sizes': each(SPECIFIED_IDS['photobox-sizes'], boxSize => configured(BOX, { boxSize })),
    'photobox-formats': each(
      definitionOf(catalogue, 'photobox').sizes.flatMap(({ formats }) => formats),
      photoboxFormat => configured(BOX, { photoboxFormat }),
    ),
    'print-types': each(SPECIFIED_IDS['print-types'], printType => configured(PRINTS, { printType })),
    'photo-formats': each(SPECIFIED_IDS['photo-formats'], photoboxFormat => {
      const type = prints.find(({ formats }) => formats.some(one => one === photoboxFormat))
      return type && configured(PRINTS, { printType: type.id, photoboxFormat })
    }),
    'photo-formats-in-inches': each(PHOTO_FORMATS_IN_INCHES, word => ({
      shop: 'passepartout.com',
      path: '/photo-prints',
      shows: [`label ::text(${word.replace('x', ' × ')} in)`],
    })),
  }
}

/** Photo formats of the specification for the United States. */
export const PHOTO_FORMATS_IN_INCHES = ['4x4', '4x4.5', '5x3.5', '6x4', '7x5', '12x8']

/** Where each word of calendars, photobooks, photo boxes and prints stands (specification, section 3). */
export const photoProductLocations = (
  catalogue: Catalogue,
  designs: readonly Design[],
): Record<string, Words> => ({
  ...calendarPlaces(catalogue, designs),
  ...photobookPlaces(catalogue, designs),
  ...photoPlaces(catalogue),
})
