import { textOf } from '../elements/text/edit-text.ts'
import type { Document, Page } from '../model.ts'

/**
 * Texts of the customer without an element in the current product, without repetitions: on a spine that is too narrow,
 * or on pages that were dropped. They return together with the product they were entered for.
 */
export function unplacedTexts({ pages, leftPages = [] }: Pick<Document, 'pages' | 'leftPages'>): string[] {
  const shown = new Set(pages.flatMap(ownWords))
  const waiting = leftPages.flatMap(({ was, became }) => {
    // Texts that survived the change and are missing now were deleted by the customer.
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
