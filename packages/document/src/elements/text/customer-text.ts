import { MM_PER_POINT } from '@passepartout/typeset'
import type { Box, Document, Element, Page, Point } from '../../model.ts'
import { normaliseRotation, resizedBox, translatedBox, withElements } from '../element-transform.ts'
import { textOf } from './edit-text.ts'
import type { TextElement } from './text.ts'

/** Average width of a character in em, to estimate the number of lines. */
export const CHARACTER_EM = 0.52

/** A text that the customer added, which can be moved and removed. */
export const isCustomerText = (element: Element): element is TextElement =>
  element.type === 'text' && !element.locked

/** Estimated number of lines of a text at its size and width. */
export function linesOf(text: TextElement): number {
  const perLine = Math.max(1, Math.floor(text.box.width / (text.sizePt * MM_PER_POINT * CHARACTER_EM)))
  return textOf(text)
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0)
}

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

export const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
