import { MM_PER_POINT } from '@passepartout/typeset'
import { textOf } from '../elements/text/edit-text.ts'
import type { TextElement } from '../elements/text/text.ts'
import { createRun } from '../elements/text/text.ts'
import { intersect } from '../geometry/box.ts'
import type { Box, Document, Page, PageNumbers } from '../model.ts'
import { firstPageNumber } from '../page-label.ts'
import { backgroundColours } from './background-photo.ts'
import { outlineOf } from './outline-of.ts'
import { readablePaint } from './readable-paint.ts'
import { runningTextStyleOf } from './running-text-style.ts'

/** Type size as a share of that of the running text, in points. */
const SIZE = { share: 0.7, min: 7, max: 11 }
/** Distance to the trim as shares of a page's shorter side; never less than the safe margin. */
const FROM_BOTTOM = 0.03
const FROM_SIDE = 0.06
/** Width of a digit in em, including its share of the distance to what is beside it. */
const DIGIT_EM = 0.7
/** Paper between a number and the photo above it. */
const CLEAR_MM = 1.2

/** Turns page numbers on or off, or changes them. */
export function withPageNumbers(document: Document, numbers: PageNumbers | null): Document {
  const { pageNumbers: _before, ...bare } = document
  return numbers ? { ...bare, pageNumbers: numbers } : bare
}

/** A number of a page with the place where it is printed. */
interface NumberPosition {
  number: number
  side: 'left' | 'right'
  box: Box
}

/** The page numbers of a page or spread as texts: without those whose place is covered. */
export function pageNumberTexts(document: Document, page: Page): TextElement[] {
  const places = positionsOf(document, page).filter(({ box }) => !isCovered(page, box))
  if (places.length === 0) return []
  const { face, weight, italic, colour } = runningTextStyleOf(document)
  const sizePt = sizeOf(document)
  const style = {
    ...{ face, weight, italic, sizePt, minSizePt: sizePt, maxSizePt: sizePt, trackingEm: 0, leading: 1 },
    ...{ valign: 'bottom' as const, wrap: false, caps: false, opacity: 1, set: null },
    colour: readablePaint(document, colour, backgroundColours(document, page)),
  }
  return places.map(({ number, side, box }) => ({
    ...{ type: 'text', id: `${page.id}.number-${side}`, role: null, required: false, own: true },
    ...{ runs: [createRun(String(number))], calendar: null, box, turn: 0, locked: true },
    ...style,
    align: document.pageNumbers?.position === 'centre' ? 'centre' : side,
  }))
}

/** How many numbers a book prints, and on how many pages a photo or text takes their place. */
export function countPageNumbers(document: Document): { printed: number; covered: number } {
  const places = document.pages.flatMap(page =>
    positionsOf(document, page).map(({ box }) => isCovered(page, box)),
  )
  const covered = places.filter(Boolean).length
  return { printed: places.length - covered, covered }
}

/** Height in mm that photos with margins leave free for page numbers, from the trim. */
export function numbersHeight(document: Document, page: Page): number {
  return document.pageNumbers ? fromBottom(page) + sizeOf(document) * MM_PER_POINT + CLEAR_MM : 0
}

const shorterSide = ({ role, trim: { width, height } }: Page): number =>
  Math.min(role === 'spread' ? width / 2 : width, height)

/** In half points. */
function sizeOf(document: Pick<Document, 'pages'>): number {
  const size = Math.round(SIZE.share * runningTextStyleOf(document).sizePt * 2) / 2
  return Math.min(SIZE.max, Math.max(SIZE.min, size))
}

const fromBottom = (page: Page): number => Math.max(page.safe.bottom, FROM_BOTTOM * shorterSide(page))

/** The places of the numbers of a page; none on covers and before the first numbered page. */
function positionsOf(document: Document, page: Page): NumberPosition[] {
  const { pageNumbers } = document
  if (!pageNumbers || page.role === 'cover') return []
  const first = firstPageNumber(document, page)
  const numbers = page.role === 'spread' ? [first, first + 1] : [first]
  const height = sizeOf(document) * MM_PER_POINT
  return numbers
    .filter(number => number >= pageNumbers.from)
    .map(number => positionOf(page, { number, position: pageNumbers.position, height }))
}

/** Odd pages are right of the fold. */
function positionOf(
  page: Page,
  {
    number,
    position,
    height,
  }: Pick<NumberPosition, 'number'> & Pick<PageNumbers, 'position'> & Pick<Box, 'height'>,
): NumberPosition {
  const { trim, safe } = page
  const side = number % 2 === 0 ? 'left' : 'right'
  const [from, until] = [
    page.role === 'spread' && side === 'right' ? trim.width / 2 : 0,
    page.role === 'spread' && side === 'left' ? trim.width / 2 : trim.width,
  ]
  const width = String(number).length * DIGIT_EM * height
  const inset = FROM_SIDE * shorterSide(page)
  const x =
    position === 'centre'
      ? (from + until - width) / 2
      : side === 'left'
        ? from + Math.max(safe.left, inset)
        : until - Math.max(safe.right, inset) - width
  return { number, side, box: { x, y: trim.height - fromBottom(page) - height, width, height } }
}

/** A photo, text or line lies at the place of a number. */
function isCovered({ elements }: Page, box: Box): boolean {
  return elements.some(element => {
    const isEmpty =
      (element.type === 'photo' && !element.photo) ||
      (element.type === 'text' && !element.calendar && textOf(element).trim() === '')
    return !isEmpty && intersect(outlineOf(element), box) !== null
  })
}
