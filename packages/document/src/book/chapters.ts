import { sanitiseLine, textOf } from '../elements/text/edit-text.ts'
import { createRun, type TextElement } from '../elements/text/text.ts'
import type { Box, Document, Page } from '../model.ts'
import { withReadableTexts } from './page-background.ts'
import { runningTextStyleOf } from './running-text-style.ts'

/** The texts of a chapter page. */
export interface Chapter {
  title: string
  /** The days of its photos, in the customer's language. */
  dates: string
}

const MAX_TITLE_LENGTH = 80

/** Ids of the texts within their page. */
const TITLE = 'chapter-title'
const DATES = 'chapter-dates'

const chapterText = ({ id, elements }: Page, name: string): TextElement | undefined =>
  elements.find((one): one is TextElement => one.type === 'text' && one.id === `${id}.${name}`)

/** The title of the chapter that begins on a spread; null where none does. */
export function chapterTitleOf(page: Page): string | null {
  const title = chapterText(page, TITLE)
  return title ? textOf(title).replaceAll('\n', ' ').trim() : null
}

/** The left page of a chapter's spread belongs to its title: photos lie on the right one. */
export function hasChapterTitle(page: Page, half: { from: number; until: number }): boolean {
  const title = chapterText(page, TITLE)
  const middle = title && title.box.x + title.box.width / 2
  return middle !== undefined && middle >= half.from && middle < half.until
}

/** Where title and dates lie, as shares of the left page. */
const TITLE_BOX: Box = { x: 0.12, y: 0.36, width: 0.76, height: 0.2 }
const DATES_BOX: Box = { x: 0.12, y: 0.585, width: 0.76, height: 0.08 }
const TITLE_PT = { min: 12, max: 40, usual: 28 }

/** Turns a spread into the beginning of a chapter: title and dates on its left page, nothing else on it. */
export function withChapterTexts(document: Document, page: Page, { title, dates }: Chapter): Page {
  const running = runningTextStyleOf(document)
  const heading = headingOf(document)
  const sizePt = Math.min(TITLE_PT.max, heading?.sizePt ?? TITLE_PT.usual)
  const place = ({ x, y, width, height }: Box): Box => ({
    x: (x * page.trim.width) / 2,
    y: y * page.trim.height,
    width: (width * page.trim.width) / 2,
    height: height * page.trim.height,
  })
  const text = (name: string, words: string, more: Partial<TextElement>): TextElement => ({
    ...{ type: 'text', id: `${page.id}.${name}`, role: null, required: false, own: true },
    ...{ runs: [createRun(sanitiseLine(words, MAX_TITLE_LENGTH))], calendar: null, turn: 0, locked: false },
    ...{ face: running.face, weight: running.weight, italic: running.italic, colour: running.colour },
    ...{ sizePt: running.sizePt, minSizePt: 8, maxSizePt: 72, trackingEm: 0, leading: 1.3 },
    ...{ align: 'centre', valign: 'top', wrap: true, caps: false, opacity: 1, set: null },
    box: place(DATES_BOX),
    ...more,
  })
  const style = heading && {
    ...{ face: heading.face, weight: heading.weight, italic: heading.italic, caps: heading.caps },
    ...{ trackingEm: heading.trackingEm, colour: heading.colour },
  }
  const texts = [
    text(TITLE, title, {
      ...style,
      ...{ sizePt, minSizePt: TITLE_PT.min, leading: 1.12, valign: 'bottom', box: place(TITLE_BOX) },
    }),
    ...(dates === '' ? [] : [text(DATES, dates, {})]),
  ]
  return withReadableTexts(document, { ...page, elements: texts })
}

/** The heading of the design's pages, largest first. */
function headingOf({ pages }: Pick<Document, 'pages'>): TextElement | undefined {
  const texts = pages.flatMap(({ role, elements }) =>
    role === 'cover'
      ? []
      : elements.filter((one): one is TextElement => one.type === 'text' && one.calendar === null),
  )
  return texts.reduce<TextElement | undefined>((a, b) => (a && a.sizePt >= b.sizePt ? a : b), undefined)
}

/** Removes the texts of a chapter; its pages stay. */
export const withoutChapterTexts = (document: Document, pageId: string): Document => ({
  ...document,
  pages: document.pages.map(page =>
    page.id === pageId
      ? {
          ...page,
          elements: page.elements.filter(
            ({ id }) => id !== `${page.id}.${TITLE}` && id !== `${page.id}.${DATES}`,
          ),
        }
      : page,
  ),
})
