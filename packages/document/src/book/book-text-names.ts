import type { TextElement } from '../elements/text/text.ts'
import type { Page } from '../model.ts'

/** Names, within their page, of the texts that come with added pages of a book. */
export const CHAPTER_TITLE = 'chapter-title'
export const CHAPTER_DATES = 'chapter-dates'
/** What a theme draws below the texts of a chapter. */
export const CHAPTER_BACKGROUND = 'chapter-background'
export const CHAPTER_ORNAMENT = 'chapter-ornament'
export const INDEX_TITLE = 'index-title'

const NAMES: readonly string[] = [CHAPTER_TITLE, CHAPTER_DATES, INDEX_TITLE]

export const bookTextOf = ({ id, elements }: Page, name: string): TextElement | undefined =>
  elements.find((one): one is TextElement => one.type === 'text' && one.id === `${id}.${name}`)

/** Whether a text came with an added page, and so does not show the style of the design. */
export const isBookText = ({ id }: Pick<Page, 'id'>, text: Pick<TextElement, 'id'>): boolean =>
  NAMES.some(name => text.id === `${id}.${name}`)
