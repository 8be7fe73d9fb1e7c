import type { Document, Element } from '@passepartout/document'

/** The document with these elements only, and nothing that the worker does not need to measure them. */
export const withOnlyElements = (document: Document, isWanted: (element: Element) => boolean): Document => ({
  ...document,
  assets: {},
  artworks: {},
  kept: {},
  pages: document.pages.map(page => ({ ...page, elements: page.elements.filter(isWanted) })),
})
