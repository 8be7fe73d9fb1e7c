import type { Document, Page } from '@passepartout/document'
import type { CardPalette } from './card-choices.ts'

/** The document in another palette of its design. Texts, photos and styles stay. */
export function withPalette(document: Document, palette: CardPalette): Document {
  if (!document.design) return document
  return {
    ...document,
    design: { ...document.design, palette: palette.id, colours: { ...palette.colours } },
    pages: document.pages.map(page => inPalette(page, palette)),
  }
}

/** A page with the drawings of a palette. */
export const inPalette = (page: Page, { art }: Pick<CardPalette, 'art'>): Page => ({
  ...page,
  elements: page.elements.map(element => {
    const other = element.type === 'artwork' ? art[element.id] : undefined
    return other !== undefined && element.type === 'artwork' && other !== element.art
      ? { ...element, art: other }
      : element
  }),
})
