import { textOf } from '../elements/text/edit-text.ts'
import type { Document, Page } from '../model.ts'
import { bookTextOf, CHAPTER_DATES, CHAPTER_TITLE } from './book-text-names.ts'
import { headingText, runningText } from './book-texts.ts'
import { chapterBoxes, chapterDecoration, chapterTextStyle, isChapterDecoration } from './chapter-theme.ts'
import { withReadableTexts } from './page-background.ts'

/** The texts of a chapter page. */
export interface Chapter {
  title: string
  /** The days of its photos, in the customer's language. */
  dates: string
}

/** The title of the chapter that begins on a spread; null where none does. */
export function chapterTitleOf(page: Page): string | null {
  const title = bookTextOf(page, CHAPTER_TITLE)
  return title ? textOf(title).replaceAll('\n', ' ').trim() : null
}

/** The left page of a chapter's spread belongs to its title: photos lie on the right one. */
export function hasChapterTitle(page: Page, half: { from: number; until: number }): boolean {
  const title = bookTextOf(page, CHAPTER_TITLE)
  const middle = title && title.box.x + title.box.width / 2
  return middle !== undefined && middle >= half.from && middle < half.until
}

/** Turns a spread into the beginning of a chapter: title and dates on its left page, nothing else on it. */
export function withChapterTexts(document: Document, page: Page, { title, dates }: Chapter): Page {
  const boxes = chapterBoxes(document)
  const style = chapterTextStyle(document)
  const heading = {
    ...headingText(document, page, { name: CHAPTER_TITLE, words: title, box: boxes.title }),
    ...style,
  }
  const below = {
    ...runningText(document, page, { name: CHAPTER_DATES, words: dates, box: boxes.dates }),
    ...style,
  }
  const texts = dates === '' ? [heading] : [heading, below]
  return withReadableTexts(document, { ...page, elements: [...chapterDecoration(document, page), ...texts] })
}

/** Removes the texts of a chapter; its pages stay. */
export const withoutChapterTexts = (document: Document, pageId: string): Document => ({
  ...document,
  pages: document.pages.map(page =>
    page.id === pageId
      ? {
          ...page,
          elements: page.elements.filter(
            one =>
              one.id !== `${page.id}.${CHAPTER_TITLE}` &&
              one.id !== `${page.id}.${CHAPTER_DATES}` &&
              !isChapterDecoration(page, one),
          ),
        }
      : page,
  ),
})
