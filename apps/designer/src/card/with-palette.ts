import type { Document } from '@passepartout/document'
import type { CardPalette } from './card-offer.ts'

/** The document in other colours of its design. Words, photos and looks stay. */
export function withPalette(document: Document, { id, colours, art }: CardPalette): Document {
  if (!document.design) return document
  return {
    ...document,
    design: { ...document.design, palette: id, colours: { ...colours } },
    pages: document.pages.map(page => ({
      ...page,
      elements: page.elements.map(element => {
        const other = element.type === 'artwork' ? art[element.id] : undefined
        return other !== undefined && element.type === 'artwork' && other !== element.art
          ? { ...element, art: other }
          : element
      }),
    })),
  }
}
