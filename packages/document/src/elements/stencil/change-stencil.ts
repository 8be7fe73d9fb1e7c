import type { Document, Element } from '../../model.ts'
import { cleanWords } from '../text/change-words.ts'
import type { StencilElement } from './stencil.ts'

/** So many letters still show photos. */
export const STENCIL_LETTERS = 12

/** Letters and numbers cut out of a mat; a form of its own has none. */
export const isLettered = (element: Element): element is StencilElement =>
  element.type === 'stencil' && element.mask === null

/** Other letters for an opening. Without a letter there would be no opening: then the document stays as it is. */
export function withStencilWords(document: Document, id: string, words: string): Document {
  const next = [...cleanWords(words).replace(/\s+/g, ' ').trim()].slice(0, STENCIL_LETTERS).join('')
  const isChanged = (one: Element) => one.id === id && isLettered(one) && one.words !== next
  if (next === '' || !document.pages.some(({ elements }) => elements.some(isChanged))) return document
  return {
    ...document,
    pages: document.pages.map(page => ({
      ...page,
      elements: page.elements.map(one =>
        isChanged(one) ? ({ ...one, words: next } as StencilElement) : one,
      ),
    })),
  }
}
