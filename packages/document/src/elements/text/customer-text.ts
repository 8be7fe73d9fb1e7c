import { MM_PER_POINT } from '@passepartout/typeset'
import { intersect, safeBox, trimBox } from '../../geometry/box.ts'
import { LIMITS } from '../../limits.ts'
import type { Box, Document, Element, Page, Point } from '../../model.ts'
import { isRead } from '../added-elements.ts'
import { normaliseRotation, resizedBox, translatedBox, withElements } from '../element-transform.ts'
import { sanitiseText, textOf } from './edit-text.ts'
import { createRun, type TextElement } from './text.ts'

/** Font size of the first added text, as a share of the page's shorter side. */
const SHARE = 0.05
const SIZES = { min: 8, max: 400 }
/** Average width of a character in em, to estimate the number of lines. */
const LETTER_EM = 0.52
const WIDTH_SHARE = 0.7

/** A text that the customer added, which can be moved and removed. */
export const isCustomerText = (element: Element): element is TextElement =>
  element.type === 'text' && !element.locked

/**
 * Adds a text in the style of the design to the lower middle of a page, or where it covers the fewest words and photos.
 * The same document if the page is full.
 */
export function withAddedText(document: Document, pageId: string, id: string, words: string): Document {
  const page = document.pages.find(one => one.id === pageId)
  if (!page || page.elements.length >= LIMITS.elementsPerPage) return document
  const model = document.pages
    .flatMap(({ elements }) => elements)
    .find((one): one is TextElement => one.type === 'text' && one.calendar === null)
  const { width, height } = page.trim
  const sizePt = clamp((Math.min(width, height) * SHARE) / MM_PER_POINT, SIZES.min, SIZES.max)
  const text: TextElement = {
    ...{
      type: 'text',
      id,
      role: null,
      required: false,
      own: false,
      runs: [createRun(sanitiseText(words))],
      calendar: null,
    },
    ...{ face: model?.face ?? 'Figtree', weight: model?.weight ?? 400, italic: model?.italic ?? false },
    ...{
      sizePt: Math.round(sizePt),
      minSizePt: SIZES.min,
      maxSizePt: SIZES.max,
      trackingEm: 0,
      leading: 1.2,
    },
    ...{ align: 'centre', valign: 'middle', wrap: true, caps: false, opacity: 1, set: null },
    colour: document.design && 'ink' in document.design.colours ? 'ink' : '#1d2a25',
    ...{ turn: 0, locked: false },
    box: { x: width * ((1 - WIDTH_SHARE) / 2), y: height * 0.78, width: width * WIDTH_SHARE, height: 1 },
  }
  const placed = inFreePlace(withFittedHeight(text, page), page)
  return withElements(document, pageId, elements => [...elements, placed])
}

/** Number of heights tried for an added text. */
const TRIES = 40

/** The text at the height nearest to its own where it covers no words, no photo and no drawing, in this order. */
function inFreePlace(text: TextElement, page: Page): TextElement {
  const area = intersect(safeBox(page), trimBox(page)) ?? trimBox(page)
  const ink = estimatedInk(text)
  const heights = Array.from(
    { length: TRIES },
    (_, step) => area.y + (step / (TRIES - 1)) * Math.max(0, area.height - ink.height),
  )
  const layers = [page.elements.filter(isRead), page.elements.filter(one => !isRead(one))].map(layer =>
    layer.map(one => (one.type === 'text' ? estimatedInk(one) : one.box)),
  )
  const places = [ink.y, ...heights].map(y => ({
    by: y - ink.y,
    covered: layers.map(boxes => boxes.reduce((sum, box) => sum + areaOf(intersect({ ...ink, y }, box)), 0)),
  }))
  const [best] = places.toSorted(
    (a, b) =>
      (a.covered[0] ?? 0) - (b.covered[0] ?? 0) ||
      (a.covered[1] ?? 0) - (b.covered[1] ?? 0) ||
      Math.abs(a.by) - Math.abs(b.by),
  )
  return best ? { ...text, box: { ...text.box, y: text.box.y + best.by } } : text
}

/** Where the words of a text probably are within its box; the box of an added text is as high as its lines. */
function estimatedInk(text: TextElement): Box {
  const { box, align, valign, locked } = text
  const emMm = text.sizePt * MM_PER_POINT
  const longest = Math.max(
    ...textOf(text)
      .split('\n')
      .map(line => line.length),
  )
  const width = Math.min(box.width, longest * LETTER_EM * emMm)
  const height = locked ? Math.min(box.height, linesOf(text) * emMm * text.leading) : box.height
  const [right, down] = [box.width - width, box.height - height]
  const x = box.x + (align === 'left' ? 0 : align === 'right' ? right : right / 2)
  const y = box.y + (valign === 'top' ? 0 : valign === 'bottom' ? down : down / 2)
  return { x, y, width, height }
}

/** Estimated number of lines of a text at its size and width. */
function linesOf(text: TextElement): number {
  const perLine = Math.max(1, Math.floor(text.box.width / (text.sizePt * MM_PER_POINT * LETTER_EM)))
  return textOf(text)
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0)
}

const areaOf = (box: Box | null) => (box ? box.width * box.height : 0)

/** Moves an added text by mm; its centre stays on the page. */
export function withMovedText(document: Document, id: string, by: Point): Document {
  return changedText(document, id, (text, page) => {
    const box = translatedBox(text.box, by, page)
    return box.x === text.box.x && box.y === text.box.y ? text : { ...text, box }
  })
}

/** Minimum width of an added text, in mm: room for a long word in small type. */
export const MIN_TEXT_MM = 10

/** The side of its box that stays fixed while a text is resized. */
export type FixedSide = 'left' | 'right' | 'middle'

/**
 * Sets the width of an added text in mm; its lines are broken again, and its height follows. At most as wide as the
 * page.
 */
export function withTextWidth(
  document: Document,
  id: string,
  widthMm: number,
  still: FixedSide = 'middle',
): Document {
  return changedText(document, id, (text, page) => {
    const { width: before, height } = text.box
    const width = clamp(widthMm, MIN_TEXT_MM, Math.max(MIN_TEXT_MM, page.trim.width))
    if (!Number.isFinite(width) || width === before) return text
    const wider = resizedBox(text, { width, height }, [GROWTH_DIRECTION[still], 0], page)
    return withFittedHeight({ ...text, box: wider, set: null }, page)
  })
}

/** Direction in which a text grows from its fixed side. */
const GROWTH_DIRECTION: Record<FixedSide, number> = { left: 1, right: -1, middle: 0 }

/** Rotates an added text about its centre to an angle in degrees clockwise, in tenths. */
export function withTextRotation(document: Document, id: string, degrees: number): Document {
  return changedText(document, id, text => {
    if (!Number.isFinite(degrees)) return text
    const turned = normaliseRotation(degrees)
    return turned === text.turn ? text : { ...text, turn: turned }
  })
}

export const withoutText = (document: Document, id: string): Document => {
  const page = document.pages.find(({ elements }) =>
    elements.some(one => one.id === id && isCustomerText(one)),
  )
  return page ? withElements(document, page.id, elements => elements.filter(one => one.id !== id)) : document
}

/**
 * Fits the height to the lines at the current size, about the centre: an added text only shrinks at the edge of the
 * page.
 */
export function withFittedHeight(text: TextElement, { trim }: Pick<Page, 'trim'>): TextElement {
  if (text.locked) return text
  const emMm = text.sizePt * MM_PER_POINT
  const height = Math.min(trim.height, (linesOf(text) + 0.3) * emMm * text.leading)
  const middle = text.box.y + text.box.height / 2
  const box: Box = { ...text.box, y: middle - height / 2, height }
  return height === text.box.height ? text : { ...text, box }
}

function changedText(
  document: Document,
  id: string,
  change: (text: TextElement, page: Page) => TextElement,
): Document {
  for (const page of document.pages) {
    const text = page.elements.find(one => one.id === id)
    if (!text || !isCustomerText(text)) continue
    const next = change(text, page)
    if (next === text) return document
    return withElements(document, page.id, elements => elements.map(one => (one.id === id ? next : one)))
  }
  return document
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
