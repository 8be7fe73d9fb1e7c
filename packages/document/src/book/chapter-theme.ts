import type { Element } from '../elements/registry.ts'
import type { TextElement } from '../elements/text/text.ts'
import type { Box, Document, Page } from '../model.ts'
import { CHAPTER_BACKGROUND, CHAPTER_ORNAMENT } from './book-text-names.ts'

type Themed = Pick<Document, 'design'>

const USUAL_TITLE = 0.36
const TITLE_HEIGHT = 0.2

/** Where title and days of a chapter lie, as shares of its left page. */
export function chapterBoxes({ design }: Themed): { title: Box; dates: Box } {
  const y = design?.book?.chapter?.titleShare ?? USUAL_TITLE
  const side = { x: 0.12, width: 0.76 }
  return {
    title: { ...side, y, height: TITLE_HEIGHT },
    dates: { ...side, y: y + TITLE_HEIGHT + 0.025, height: 0.08 },
  }
}

/** What the theme gives to the texts of a chapter. */
export function chapterTextStyle({ design }: Themed): Partial<Pick<TextElement, 'align' | 'colour'>> {
  const chapter = design?.book?.chapter
  return chapter ? { align: chapter.align, colour: chapter.colour } : {}
}

/** Background and ornament of the left page of a chapter, below its texts. */
export function chapterDecoration({ design }: Themed, page: Page): Element[] {
  const chapter = design?.book?.chapter
  if (!chapter) return []
  const { trim, bleed } = page
  const half = trim.width / 2
  const fixed = { turn: 0, locked: true }
  const background: Element = {
    ...{ type: 'shape', id: `${page.id}.${CHAPTER_BACKGROUND}`, ...fixed, shape: 'rect', path: null },
    ...{ stroke: null, strokeMm: 0.1, dashMm: null, radiusMm: 0, opacity: 1, fill: chapter.background },
    box: {
      ...{ x: -bleed.left, y: -bleed.top },
      width: half + bleed.left,
      height: trim.height + bleed.top + bleed.bottom,
    },
  }
  if (!chapter.ornament) return [background]
  const { art, box } = chapter.ornament
  // The ornament keeps its proportions in every format: the box is square in shares of the shorter side.
  const side = Math.min(half, trim.height)
  const width = box.width * side
  const height = box.height * side
  const ornament: Element = {
    ...{ type: 'artwork', id: `${page.id}.${CHAPTER_ORNAMENT}`, ...fixed, art, opacity: 1 },
    box: { x: box.x * half - width / 2, y: box.y * trim.height - height / 2, width, height },
  }
  return [background, ornament]
}

/** Whether an element decorates the page of a chapter. */
export const isChapterDecoration = ({ id }: Pick<Page, 'id'>, element: Pick<Element, 'id'>): boolean =>
  [CHAPTER_BACKGROUND, CHAPTER_ORNAMENT].some(name => element.id === `${id}.${name}`)
