import type { Document } from '../model.ts'
import { backgroundElements } from './background-photo.ts'
import { pageNumberTexts } from './page-numbers.ts'
import { indexElements } from './photo-index.ts'

/**
 * The document as it is printed: with faded photos below its pages, the photo index, and page numbers. All are derived
 * each time, so that they follow when pages and photos are moved; the stored document has none of them.
 */
export function printedDocument(document: Document): Document {
  const isPlain = document.pages.every(({ backgroundPhoto, photoIndex }) => !backgroundPhoto && !photoIndex)
  if (!document.pageNumbers && isPlain) return document
  return {
    ...document,
    pages: document.pages.map(page => {
      const below = backgroundElements(document, page)
      const above = [...indexElements(document, page), ...pageNumberTexts(document, page)]
      return below.length + above.length > 0
        ? { ...page, elements: [...below, ...page.elements, ...above] }
        : page
    }),
  }
}
