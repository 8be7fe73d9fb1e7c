import {
  charactersOf,
  type Document,
  drawingMsOf,
  mergeOf,
  type Page,
  placedArtworks,
} from '@passepartout/document'

/** Characters of path data per character of text, measured over books set in the shop's fonts. */
const CHARACTERS_OF_A_LETTER = 500
/** Milliseconds to parse and draw a character of path data. */
const MS_OF_A_CHARACTER = 0.00003
/** Milliseconds to begin a page and, in a proof, to write its watermark. */
const MS_OF_A_PAGE = { picture: 5, pdf: 20 }
/** A PDF's drawings are written in JavaScript and compressed, an image's are drawn by a native library. */
const PDF_TIMES = 5

/**
 * Characters of path data in the layout of a document. A text of a mail-merge card is laid out once for every variant.
 */
export function outlineLength(document: Document, artwork: (hash: string) => string | undefined): number {
  return (
    charactersOf(document) * timesOf(document) * CHARACTERS_OF_A_LETTER +
    artworkLength(document, document.pages, artwork)
  )
}

/** How often its text is laid out: once for every record. */
export const timesOf = (document: Document): number => Math.max(1, mergeOf(document)?.records.length ?? 1)

/** Upper estimate for rendering these pages as images, in milliseconds, from the cost of each kind of element. */
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

/**
 * Upper estimate for rendering the document as a PDF, in milliseconds; a mail-merge card has so many `times` its pages.
 */
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
