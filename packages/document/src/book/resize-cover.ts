import type { PrintedPage } from '@passepartout/domain'
import { type Element, kindOf } from '../elements/registry.ts'
import { centreOf, fullPhotoBox } from '../geometry/box.ts'
import type { CoverGeometry, Document, Page } from '../model.ts'
import { type PageSizing, pageMeasures, scaledLengths } from '../page-sizing.ts'
import { withCover } from './with-cover.ts'

/** The measures of a book's cover, in mm. */
export interface CoverSizing extends PageSizing {
  spine: number
  cover?: CoverGeometry | undefined
}

/**
 * Resizes the cover of a book. Elements on the back, the spine or the front stay there; sides that touched an edge or a
 * fold still do; nothing else moves into a hinge.
 */
export function resizeCover(document: Document, pageId: string, sizing: CoverSizing): Document {
  return {
    ...document,
    pages: document.pages.map(page => (page.id === pageId ? resized(page, sizing) : page)),
  }
}

const TOLERANCE_MM = 0.1

const isSize = ({ trim }: Page, { widthMm, heightMm }: { widthMm: number; heightMm: number }) =>
  Math.abs(trim.width - widthMm) <= TOLERANCE_MM && Math.abs(trim.height - heightMm) <= TOLERANCE_MM

/**
 * Fits the cover of a book to the measures of its binding. A cover designed in the former size is resized; `undefined`
 * if it has neither size.
 */
export function fitCover(document: Document, pageId: string, printed: PrintedPage): Document | undefined {
  const page = document.pages.find(({ id }) => id === pageId)
  if (!page || printed.spine === undefined) return undefined
  const { widthMm, heightMm, bleed, safe = page.safe, spine, cover, former } = printed
  const sizing: CoverSizing = { widthMm, heightMm, bleed, safe, spine, cover }
  const isCurrent = isSize(page, printed)
  if (!isCurrent && !(former && isSize(page, former))) return undefined
  const isMeasured = isCurrent && page.spine === spine && page.cover?.hinge === cover?.hinge
  // A cover of the current size without board measures was laid out for the current boards.
  const from = isCurrent && !isMeasured ? withMeasures(document, pageId, { spine, cover }) : document
  return resizeCover(from, pageId, sizing)
}

const withMeasures = (
  document: Document,
  pageId: string,
  { spine, cover }: Pick<CoverSizing, 'spine' | 'cover'>,
): Document => ({
  ...document,
  pages: document.pages.map(page => (page.id === pageId ? withCover({ ...page, spine }, cover) : page)),
})

const FLUSH = 0.01
/** Minimum height of a box without room. */
const LEAST = 0.1

function resized(page: Page, sizing: CoverSizing): Page {
  const to = withCover({ ...page, ...pageMeasures(sizing), spine: sizing.spine }, sizing.cover)
  return { ...to, elements: page.elements.map(element => moved(element, page, to)) }
}

function moved(element: Element, from: Page, to: Page): Element {
  const down = to.trim.height / from.trim.height
  const scale = Math.min(down, partsOf(to).board / partsOf(from).board)
  const placed = (at: Placed) => (at.turn === 0 ? stretched(at, from, to) : turnedBox(at, from, to, scale))
  const home = 'home' in element && { home: { ...element.home, box: placed(element.home) } }
  const grown = scale === 1 ? {} : scaledLengths(element, kindOf(element).lengths, scale)
  const set = scale !== 1 && 'set' in element && { set: null }
  return { ...element, ...home, ...grown, ...set, box: placed(element) } as Element
}

type Placed = Pick<Element, 'box' | 'turn'>

function stretched({ box }: Placed, from: Page, to: Page): Element['box'] {
  const outer = fullPhotoBox(to)
  const down = to.trim.height / from.trim.height
  const [end, foot] = [box.x + box.width, box.y + box.height]
  const left = box.x <= FLUSH ? outer.x : placeAcross(box.x, from, to)
  const right = end >= from.trim.width - FLUSH ? outer.x + outer.width : placeAcross(end, from, to)
  const top = box.y <= FLUSH ? outer.y : box.y * down
  const bottom = foot >= from.trim.height - FLUSH ? outer.y + outer.height : foot * down
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Resizes about the centre; text along the spine stays at the same distance from the spine's edges. */
function turnedBox({ box }: Placed, from: Page, to: Page, scale: number): Element['box'] {
  const { x, y } = centreOf(box)
  const [before, after] = [partsOf(from), partsOf(to)]
  const isOnSpine = x >= before.back && x <= before.front
  const wider = after.front - after.back - (before.front - before.back)
  const down = to.trim.height / from.trim.height
  const width = box.width * (isOnSpine ? down : scale)
  const height = isOnSpine ? Math.max(LEAST, box.height + wider) : box.height * scale
  return { x: placeAcross(x, from, to) - width / 2, y: y * down - height / 2, width, height }
}

/** Where the back ends and the front begins; a hinge is between each board and the spine. */
function partsOf({ trim, spine, cover }: Page) {
  const back = (trim.width - (spine ?? 0)) / 2
  const hinge = cover?.hinge ?? 0
  return { back, front: back + (spine ?? 0), hinge, board: back - hinge }
}

/**
 * The corresponding position on another cover: the same share of the board, the hinge or the spine. A position at a
 * fold stays there.
 */
function placeAcross(x: number, from: Page, to: Page): number {
  const [before, after] = [partsOf(from), partsOf(to)]
  if (Math.abs(x - before.back) <= FLUSH) return after.back
  if (Math.abs(x - before.front) <= FLUSH) return after.front
  if (x > before.back && x < before.front)
    return after.back + ((x - before.back) * (after.front - after.back)) / (before.front - before.back)
  const isFront = x > before.front
  const inwards = isFront ? from.trim.width - x : x
  const place =
    inwards <= before.board
      ? (inwards * after.board) / before.board
      : after.board + ((inwards - before.board) * after.hinge) / before.hinge
  return isFront ? to.trim.width - place : place
}
