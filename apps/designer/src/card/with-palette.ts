import type { Document, Page } from '@passepartout/document'
import type { CardPalette } from './card-choices.ts'

/** The document in other colours of its design. Words, photos and looks stay. */
export function withPalette(document: Document, palette: CardPalette): Document {
  if (!document.design) return document
  return {
    ...document,
    design: { ...document.design, palette: palette.id, colours: { ...palette.colours } },
    pages: document.pages.map(page => inPalette(page, palette)),
  }
}

/** A page with the drawings that a palette has of its own. */
export const inPalette = (page: Page, { art }: Pick<CardPalette, 'art'>): Page => ({
  ...page,
  elements: page.elements.map(element => {
    const other = element.type === 'artwork' ? art[element.id] : undefined
    return other !== undefined && element.type === 'artwork' && other !== element.art
      ? { ...element, art: other }
      : element
  }),
})
