import type { Document } from '../model.ts'
import { backgroundElements } from './background-photo.ts'
import { pageNumberTexts } from './page-numbers.ts'

/**
 * The document as it is printed: with faded photos below its pages, and with page numbers. Both are derived each time,
 * so that they follow when pages and photos are moved; the stored document has neither.
 */
export function printedDocument(document: Document): Document {
  if (!document.pageNumbers && document.pages.every(page => page.backgroundPhoto === undefined))
    return document
  return {
    ...document,
    pages: document.pages.map(page => {
      const [below, above] = [backgroundElements(document, page), pageNumberTexts(document, page)]
      return below.length + above.length > 0
        ? { ...page, elements: [...below, ...page.elements, ...above] }
        : page
    }),
  }
}
