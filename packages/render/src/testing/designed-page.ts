import {
  type Document,
  documentOf,
  type Element,
  fingerprintDrawing,
  type Page,
} from '@passepartout/document'

/** A card of 100 x 60 mm with a bleed of 3 mm, in a palette of two colours, with these elements. */
export function designedPage(elements: Element[], changes: Partial<Document> = {}): Document {
  const page: Page = {
    id: 'front',
    role: 'front',
    trim: { width: 100, height: 60 },
    bleed: { top: 3, right: 3, bottom: 3, left: 3 },
    safe: { top: 4, right: 4, bottom: 4, left: 4 },
    background: 'ground',
    edge: null,
    spine: null,
    month: null,
    elements,
  }
  return {
    ...documentOf('card', [page], { locale: 'de-DE' }),
    design: {
      id: 'probe',
      version: '1',
      palette: 'creme',
      colours: { ground: '#fbf5e8', ink: '#3a2b25', metal: '#b98f45' },
      foilFallback: 'metal',
    },
    ...changes,
  }
}

const BASE = { id: 'one', turn: 0, locked: false }

export const shapeElement = (changes: Partial<Extract<Element, { type: 'shape' }>> = {}): Element => ({
  ...BASE,
  type: 'shape',
  box: { x: 20, y: 20, width: 40, height: 20 },
  shape: 'rect',
  path: null,
  fill: 'ink',
  stroke: null,
  strokeMm: 0.5,
  dashMm: null,
  radiusMm: 0,
  opacity: 1,
  ...changes,
})

/** A drawing over the whole page with its bleed, ten units per millimetre. */
export function artworkElement(inner: string): { element: Element; artworks: Record<string, string> } {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -30 1060 660">${inner}</svg>`
  const art = fingerprintDrawing(text)
  const box = { x: -3, y: -3, width: 106, height: 66 }
  return { element: { ...BASE, type: 'artwork', box, art, opacity: 1 }, artworks: { [art]: text } }
}

export const stencilElement = (words: string): Element => ({
  ...BASE,
  type: 'stencil',
  box: { x: 20, y: 10, width: 60, height: 40 },
  mask: null,
  words,
  face: 'Figtree',
  weight: 800,
  trackingEm: 0,
  fill: 'ink',
  aroundMm: { top: 10, right: 20, bottom: 10, left: 20 },
})

export const codeElement = (content: string): Element => ({
  ...BASE,
  type: 'code',
  box: { x: 30, y: 10, width: 40, height: 40 },
  content,
  colour: 'ink',
  ground: '#ffffff',
})
