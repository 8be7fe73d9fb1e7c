import { LIMITS } from '../../limits.ts'
import type { Box, Document, Element, Page, Point } from '../../model.ts'
import { cleanWords, wordsOf } from './change-words.ts'
import { plainRun, type TextElement } from './text.ts'

const MM_PER_PT = 25.4 / 72
/** Height of the first own text, as a share of the page's shorter side. */
const SHARE = 0.05
const SIZES = { min: 8, max: 400 }
/** Width of a letter in em, on average: enough for a guess at how many lines a text takes. */
const LETTER_EM = 0.52
const WIDTH_SHARE = 0.7

/** A text that the customer added: it may be moved and taken away. */
export const isOwnText = (element: Element): element is TextElement =>
  element.type === 'text' && !element.locked

/** Adds a text in the look of the design to the lower middle of a page; the same document where the page holds no more. */
export function withOwnText(document: Document, pageId: string, id: string, words: string): Document {
  const page = document.pages.find(one => one.id === pageId)
  if (!page || page.elements.length >= LIMITS.elementsPerPage) return document
  const model = document.pages
    .flatMap(({ elements }) => elements)
    .find((one): one is TextElement => one.type === 'text' && one.calendar === null)
  const { width, height } = page.trim
  const sizePt = clamp((Math.min(width, height) * SHARE) / MM_PER_PT, SIZES.min, SIZES.max)
  const text: TextElement = {
    ...{
      type: 'text',
      id,
      role: null,
      required: false,
      own: false,
      runs: [plainRun(cleanWords(words))],
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
  const grown = withRoom(text, page)
  return changed(document, pageId, elements => [...elements, grown])
}

/** Moves an own text by mm; its middle stays on the page. */
export function withMovedText(document: Document, id: string, by: Point): Document {
  return changedText(document, id, (text, { trim }) => {
    const { box } = text
    const x = clamp(box.x + by.x, -box.width / 2, trim.width - box.width / 2)
    const y = clamp(box.y + by.y, -box.height / 2, trim.height - box.height / 2)
    return x === box.x && y === box.y ? text : { ...text, box: { ...box, x, y } }
  })
}

/** Narrowest an own text may be, in mm: room for a long word of small type. */
export const OWN_TEXT_MIN_MM = 10

/** Which side of its box stays where it is while a text becomes wider or narrower. */
export type StillSide = 'left' | 'right' | 'middle'

/** Gives an own text another width in mm; its lines break anew, and its height follows. At most as wide as the page. */
export function withTextWidth(
  document: Document,
  id: string,
  widthMm: number,
  still: StillSide = 'middle',
): Document {
  return changedText(document, id, (text, page) => {
    const { box, turn } = text
    const width = clamp(widthMm, OWN_TEXT_MIN_MM, Math.max(OWN_TEXT_MIN_MM, page.trim.width))
    if (!Number.isFinite(width) || width === box.width) return text
    // Along the turned text, the middle moves by half of what a side moves.
    const half = ((width - box.width) / 2) * (still === 'left' ? 1 : still === 'right' ? -1 : 0)
    const angle = (turn * Math.PI) / 180
    const middle = {
      x: clamp(box.x + box.width / 2 + half * Math.cos(angle), 0, page.trim.width),
      y: clamp(box.y + box.height / 2 + half * Math.sin(angle), 0, page.trim.height),
    }
    const wider = { x: middle.x - width / 2, y: middle.y - box.height / 2, width, height: box.height }
    return withRoom({ ...text, box: wider, set: null }, page)
  })
}

/** Turns an own text about its middle to an angle in degrees clockwise, in tenths. */
export function withTextTurn(document: Document, id: string, degrees: number): Document {
  return changedText(document, id, text => {
    if (!Number.isFinite(degrees)) return text
    const turned = Math.round((((((degrees + 180) % 360) + 360) % 360) - 180) * 10) / 10
    return turned === text.turn ? text : { ...text, turn: turned }
  })
}

export const withoutText = (document: Document, id: string): Document => {
  const page = document.pages.find(({ elements }) => elements.some(one => one.id === id && isOwnText(one)))
  return page ? changed(document, page.id, elements => elements.filter(one => one.id !== id)) : document
}

/** As high as its words need at their size, about its middle: what is the customer's own shrinks only where the page ends. */
export function withRoom(text: TextElement, { trim }: Pick<Page, 'trim'>): TextElement {
  if (text.locked) return text
  const emMm = text.sizePt * MM_PER_PT
  const perLine = Math.max(1, Math.floor(text.box.width / (emMm * LETTER_EM)))
  const lines = wordsOf(text)
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0)
  const height = Math.min(trim.height, (lines + 0.3) * emMm * text.leading)
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
    if (!text || !isOwnText(text)) continue
    const next = change(text, page)
    if (next === text) return document
    return changed(document, page.id, elements => elements.map(one => (one.id === id ? next : one)))
  }
  return document
}

const changed = (
  document: Document,
  pageId: string,
  change: (elements: readonly Element[]) => Element[],
): Document => ({
  ...document,
  pages: document.pages.map(page =>
    page.id === pageId ? { ...page, elements: change(page.elements) } : page,
  ),
})

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
