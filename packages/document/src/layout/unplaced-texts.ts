import { textOf } from '../elements/text/edit-text.ts'
import type { Document, Page } from '../model.ts'

/**
 * What the customer wrote and the product has no place for now, each once: words of a spine that is too narrow, or of pages that it
 * does not have any more. They come back with the product they were written for.
 */
export function unplacedTexts({ pages, leftPages = [] }: Pick<Document, 'pages' | 'leftPages'>): string[] {
  const shown = new Set(pages.flatMap(ownWords))
  const waiting = leftPages.flatMap(({ was, became }) => {
    // What was still there after the change and is not now was taken away by hand.
    const stayed = new Set(became ? ownWords(became) : [])
    return ownWords(was).filter(words => !stayed.has(words) && !shown.has(words))
  })
  return [...new Set(waiting)]
}

const ownWords = ({ elements }: Page): string[] =>
  elements.flatMap(element => {
    const words = element.type === 'text' && element.own ? textOf(element).trim() : ''
    return words === '' ? [] : [words]
  })
