import { sanitiseLine } from '../elements/text/edit-text.ts'
import { createRun, type TextElement } from '../elements/text/text.ts'
import type { Box, Document, Page } from '../model.ts'
import { tokenColour } from '../paint.ts'
import { bookTextOf, CHAPTER_DATES, CHAPTER_TITLE, isBookText } from './book-text-names.ts'
import { chapterBoxes, chapterDecoration, chapterTextStyle, isChapterDecoration } from './chapter-theme.ts'
import { withReadableTexts } from './page-background.ts'
import { runningTextStyleOf } from './running-text-style.ts'

const MAX_LENGTH = 80
const TITLE_PT = { min: 12, max: 40, usual: 28 }

interface BookText {
  name: string
  words: string
  /** As shares of the left page of a spread. */
  box: Box
}

/** A text on the left page of a spread in the style of the running text. */
export function runningText(document: Document, page: Page, { name, words, box }: BookText): TextElement {
  const { face, weight, italic, colour, sizePt } = runningTextStyleOf(document)
  const { x, y, width, height } = box
  return {
    ...{ type: 'text', id: `${page.id}.${name}`, role: null, required: false, own: true },
    ...{ runs: [createRun(sanitiseLine(words, MAX_LENGTH))], calendar: null, turn: 0, locked: false },
    ...{ face, weight, italic, colour, sizePt, minSizePt: 8, maxSizePt: 72, trackingEm: 0, leading: 1.3 },
    ...{ align: 'centre', valign: 'top', wrap: true, caps: false, opacity: 1, set: null },
    box: {
      x: (x * page.trim.width) / 2,
      y: y * page.trim.height,
      width: (width * page.trim.width) / 2,
      height: height * page.trim.height,
    },
  }
}

/** A text on the left page of a spread in the style of the design's largest heading. */
export const headingText = (document: Document, page: Page, text: BookText): TextElement => ({
  ...runningText(document, page, text),
  ...headingStyleOf(document),
  ...{ minSizePt: TITLE_PT.min, leading: 1.12, valign: 'bottom' },
})

export type HeadingStyle = Partial<
  Pick<TextElement, 'face' | 'weight' | 'italic' | 'caps' | 'trackingEm' | 'colour'>
> &
  Pick<TextElement, 'sizePt'>

/** The style of the largest heading on the pages of the design itself. */
export function headingStyleOf({ pages }: Pick<Document, 'pages'>): HeadingStyle {
  const texts = pages.flatMap(page =>
    page.role === 'cover'
      ? []
      : page.elements.filter(
          (one): one is TextElement => one.type === 'text' && one.calendar === null && !isBookText(page, one),
        ),
  )
  const largest = texts.reduce<TextElement | undefined>(
    (a, b) => (a && a.sizePt >= b.sizePt ? a : b),
    undefined,
  )
  if (!largest) return { sizePt: TITLE_PT.usual }
  const { face, weight, italic, caps, trackingEm, colour, sizePt } = largest
  return { face, weight, italic, caps, trackingEm, colour, sizePt: Math.min(TITLE_PT.max, sizePt) }
}

/**
 * Texts of added pages in the style of another design, where the customer has not chosen a style of their own.
 * @param former the book in its former design
 */
export function withBookTextsRestyled(document: Document, former: Document): Document {
  if (document.design?.id === former.design?.id) return document
  const stylesOf = (one: Document) => ({ heading: headingStyleOf(one), running: runningTextStyleOf(one) })
  const [before, after] = [stylesOf(former), stylesOf(document)]
  const restyled = (page: Page, text: TextElement): TextElement => {
    const isDates = text.id === `${page.id}.${CHAPTER_DATES}`
    const isChapter = isDates || text.id === `${page.id}.${CHAPTER_TITLE}`
    const look = isDates ? 'running' : 'heading'
    const inChapter = (one: Document) => (isChapter ? { align: 'centre', ...chapterTextStyle(one) } : {})
    const old: Record<string, unknown> = {
      colour: before.running.colour,
      ...before[look],
      ...inChapter(former),
    }
    const next = { colour: after.running.colour, ...after[look], ...inChapter(document) }
    const isOld = (key: string, value: unknown) =>
      value === old[key] || (key === 'colour' && value === tokenColour(former, String(old[key])))
    const changed = Object.entries(next).filter(([key]) => isOld(key, text[key as keyof TextElement]))
    const share = isDates ? 'dates' : 'title'
    const box = isChapter
      ? {
          ...text.box,
          y:
            text.box.y + (chapterBoxes(document)[share].y - chapterBoxes(former)[share].y) * page.trim.height,
        }
      : text.box
    return { ...text, ...Object.fromEntries(changed), box, set: null }
  }
  const pages = document.pages.map(page => {
    if (!page.elements.some(one => one.type === 'text' && isBookText(page, one))) return page
    const elements = page.elements
      .filter(one => !isChapterDecoration(page, one))
      .map(one => (one.type === 'text' && isBookText(page, one) ? restyled(page, one) : one))
    const decoration = bookTextOf(page, CHAPTER_TITLE) ? chapterDecoration(document, page) : []
    return withReadableTexts(document, { ...page, elements: [...decoration, ...elements] })
  })
  return { ...document, pages }
}
