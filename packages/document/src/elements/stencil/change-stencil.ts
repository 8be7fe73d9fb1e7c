import { FONT_FAMILIES, type FontFamily } from '@passepartout/typeset'
import type { Document, Element } from '../../model.ts'
import { sanitiseText } from '../text/edit-text.ts'
import type { StencilElement } from './stencil.ts'

/** Maximum text length at which photos are still visible. */
export const MAX_STENCIL_CHARACTERS = 12

/** Maximum weight of a text stencil; wide openings look best in heavy type. */
const HEAVY = 800

/** A stencil whose opening is text; one with a mask has none. */
export const isTextStencil = (element: Element): element is StencilElement =>
  element.type === 'stencil' && element.mask === null

/** Emoji have no outline that could be cut out. */
const PICTURES = /\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu

/**
 * Changes the text of a stencil, which then belongs to the customer. An empty text would leave no opening: the document
 * does not change.
 */
export function withStencilText(document: Document, id: string, words: string): Document {
  const clean = sanitiseText(words).replace(PICTURES, '').replace(/\s+/g, ' ').trim()
  const next = [...clean].slice(0, MAX_STENCIL_CHARACTERS).join('')
  if (next === '') return document
  return withStencil(document, id, one =>
    one.words === next && one.own ? one : { ...one, words: next, own: true },
  )
}

/** Changes the font of a text stencil, in the weight that shows most of the photos. */
export function withStencilFontFace(document: Document, id: string, face: FontFamily): Document {
  const weights: readonly number[] = FONT_FAMILIES[face].weights
  const weight = Math.max(...weights.filter(one => one <= HEAVY), Math.min(...weights))
  return withStencil(document, id, one => (one.face === face ? one : { ...one, face, weight }))
}

function withStencil(
  document: Document,
  id: string,
  change: (stencil: StencilElement) => StencilElement,
): Document {
  for (const page of document.pages) {
    const before = page.elements.find(one => one.id === id)
    if (!before || !isTextStencil(before)) continue
    const next = change(before)
    if (next === before) return document
    const elements = page.elements.map(one => (one === before ? next : one))
    return { ...document, pages: document.pages.map(one => (one === page ? { ...page, elements } : one)) }
  }
  return document
}
