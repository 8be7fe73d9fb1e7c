import { AppError } from '@passepartout/domain'
import type { FontFace, TextShaper, Typesetter } from '@passepartout/typeset'
import { kindOf } from './elements/registry.ts'
import { layOutTextElement } from './elements/text/text-runs.ts'
import type { Document, Page } from './model.ts'

/** Hashes of the drawings in a document, with repetitions. */
export const placedArtworks = ({ pages }: Pick<Document, 'pages'>): string[] =>
  pages.flatMap(({ elements }) => elements.flatMap(element => kindOf(element).artworkIds?.(element) ?? []))

/** Hashes of the drawings in a document, without repetitions. */
export const artworkIds = (document: Pick<Document, 'pages'>): string[] => [
  ...new Set(placedArtworks(document)),
]

/** Font faces used in a document, without repetitions. */
export function fontFacesOf({ pages }: { pages: readonly Pick<Page, 'elements'>[] }): FontFace[] {
  const faces = pages.flatMap(({ elements }) =>
    elements.flatMap(element => kindOf(element).faces?.(element) ?? []),
  )
  return [...new Map(faces.map(face => [`${face.face} ${face.weight} ${face.italic}`, face])).values()]
}

/** The locale whose rules hyphenate a document; undefined if no text is hyphenated. */
export const hyphenationLocale = ({
  pages,
  locale,
}: Pick<Document, 'locale'> & { pages: readonly Pick<Page, 'elements'>[] }): string | undefined =>
  pages.some(({ elements }) => elements.some(isHyphenated)) ? locale : undefined

/** Names of days in a month's grid may be hyphenated as well: cells are narrow. */
const isHyphenated = (element: Page['elements'][number]) =>
  element.type === 'month-grid' || (element.type === 'text' && element.hyphens)

type Worded = Partial<Pick<Document, 'locale' | 'card' | 'calendar'>> & {
  pages: readonly Pick<Page, 'elements'>[]
}

/** Every text that a document may have to set, including names of guests and days; not for display. */
const wordsIn = ({ pages, card, calendar }: Worded): string =>
  JSON.stringify([
    pages.flatMap(({ elements }) => elements.filter(({ type }) => type !== 'photo' && type !== 'artwork')),
    card?.merge ?? null,
    calendar ?? null,
  ])

/**
 * Loads the fonts of a document with all scripts of its text, and the hyphenation rules. Rejects if a font cannot be
 * loaded.
 */
export const loadTypesetting = (
  shaper: Typesetter,
  document: Worded,
  more: readonly FontFace[] = [],
): Promise<void> =>
  shaper.load([...fontFacesOf(document), ...more], {
    hyphenated: document.locale && hyphenationLocale({ ...document, locale: document.locale }),
    words: wordsIn(document),
  })

/**
 * The document with everything it needs for print: drawings embedded, texts with their current line breaks. A frozen
 * document always prints the same, whatever changes in the catalogue.
 *
 * @param artwork text of a drawing by its hash
 * @throws AppError `gone` for a missing drawing
 */
export function freezeDocument(
  document: Document,
  { artwork, shaper }: { artwork: (hash: string) => string | undefined; shaper: TextShaper },
): Document {
  const artworks = artworkIds(document).map(hash => {
    const text = document.artworks[hash] ?? artwork(hash)
    if (text === undefined)
      throw new AppError('gone', { message: `The drawing ${hash} is nowhere to be found` })
    return [hash, text] as const
  })
  const pages = document.pages.map(page => ({
    ...page,
    elements: page.elements.map(element => {
      if (element.type !== 'text' || element.calendar || element.set) return element
      return { ...element, set: layOutTextElement(document, page, element, shaper).setting }
    }) as Page['elements'],
  }))
  const { leftPages: _neverPrinted, ...shown } = document
  return { ...shown, pages, artworks: Object.fromEntries(artworks) }
}

const SEEDS = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]

/** The fingerprint that names a drawing: 32 hex digits (FNV-1a with four seeds). */
export function fingerprintDrawing(text: string): string {
  return SEEDS.map(seed => {
    let hash = Math.imul(seed ^ text.length, 0x01000193)
    for (let index = 0; index < text.length; index++)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
    return (hash >>> 0).toString(16).padStart(8, '0')
  }).join('')
}
