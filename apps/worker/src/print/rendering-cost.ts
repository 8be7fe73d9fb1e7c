import {
  charactersOf,
  type Document,
  drawingMsOf,
  mergeOf,
  type Page,
  placedArtworks,
} from '@passepartout/document'

/** Path data of a letter, as measured over books set in the shop's faces. */
const CHARACTERS_OF_A_LETTER = 500
/** To read and draw a character of path data. */
const MS_OF_A_CHARACTER = 0.00003
/** To begin a page and, of a proof, to write its watermark. */
const MS_OF_A_PAGE = { picture: 5, pdf: 20 }
/** A PDF's drawings are written in JavaScript and packed, a picture's are drawn by a library. */
const PDF_TIMES = 5

/**
 * How much path data setting a document takes, in characters. A text of a card with names is set once for every wording of it.
 */
export function outlineLength(document: Document, artwork: (hash: string) => string | undefined): number {
  return (
    charactersOf(document) * timesOf(document) * CHARACTERS_OF_A_LETTER +
    artworkLength(document, document.pages, artwork)
  )
}

/** As often as its words are set: once for every name. */
export const timesOf = (document: Document): number => Math.max(1, mergeOf(document)?.records.length ?? 1)

/** What drawing these pages for a screen costs at most, in milliseconds: by what every kind of element says of itself. */
export function pictureMs(
  document: Document,
  pages: readonly Page[],
  artwork: (hash: string) => string | undefined,
): number {
  return (
    elementsMs(pages) +
    pages.length * MS_OF_A_PAGE.picture +
    artworkLength(document, pages, artwork) * MS_OF_A_CHARACTER
  )
}

/** The same of the whole document as a PDF, a card with names so many `times`. */
export function pdfMs(document: Document, artwork: (hash: string) => string | undefined, times = 1): number {
  const { pages } = document
  const drawn = elementsMs(pages) + artworkLength(document, pages, artwork) * MS_OF_A_CHARACTER
  return (pages.length * MS_OF_A_PAGE.pdf + drawn * PDF_TIMES) * times
}

const elementsMs = (pages: readonly Page[]) =>
  pages.reduce((sum, { elements }) => elements.reduce((all, element) => all + drawingMsOf(element), sum), 0)

const artworkLength = (
  document: Document,
  pages: readonly Page[],
  artwork: (hash: string) => string | undefined,
) =>
  placedArtworks({ pages: [...pages] })
    .map(hash => document.artworks[hash] ?? artwork(hash) ?? '')
    .reduce((sum, { length }) => sum + length, 0)
