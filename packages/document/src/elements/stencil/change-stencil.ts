import { FONT_FAMILIES, type FontFamily } from '@passepartout/typeset'
import type { Document, Element } from '../../model.ts'
import { sanitiseText } from '../text/edit-text.ts'
import type { StencilElement } from './stencil.ts'

/** So many letters still show photos. */
export const MAX_STENCIL_CHARACTERS = 12

/** What wide openings ask for: the heaviest weight up to here. */
const HEAVY = 800

/** Letters and numbers cut out of a mat; a form of its own has none. */
export const isTextStencil = (element: Element): element is StencilElement =>
  element.type === 'stencil' && element.mask === null

/** Pictures among letters have no outline that could be cut out. */
const PICTURES = /\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu

/**
 * Other letters for an opening, which are the customer's own from then on. Without a letter there would be no opening: then the
 * document stays as it is.
 */
export function withStencilText(document: Document, id: string, words: string): Document {
  const clean = sanitiseText(words).replace(PICTURES, '').replace(/\s+/g, ' ').trim()
  const next = [...clean].slice(0, MAX_STENCIL_CHARACTERS).join('')
  if (next === '') return document
  return withStencil(document, id, one =>
    one.words === next && one.own ? one : { ...one, words: next, own: true },
  )
}

/** Another typeface for the letters of an opening, in its cut that shows most of the photos. */
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
