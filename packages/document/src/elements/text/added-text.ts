import { MM_PER_POINT } from '@passepartout/typeset'
import { intersect, safeBox, trimBox } from '../../geometry/box.ts'
import { LIMITS } from '../../limits.ts'
import type { Box, Document, Page } from '../../model.ts'
import { isRead } from '../added-elements.ts'
import { withElements } from '../element-transform.ts'
import { CHARACTER_EM, clamp, linesOf, withFittedHeight } from './customer-text.ts'
import { sanitiseText, textOf } from './edit-text.ts'
import { createRun, type TextElement } from './text.ts'

/** Font size of the first added text, as a share of the page's shorter side. */
const SHARE = 0.05
const SIZES = { min: 8, max: 400 }
const WIDTH_SHARE = 0.7

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
  const width = Math.min(box.width, longest * CHARACTER_EM * emMm)
  const height = locked ? Math.min(box.height, linesOf(text) * emMm * text.leading) : box.height
  const [right, down] = [box.width - width, box.height - height]
  const x = box.x + (align === 'left' ? 0 : align === 'right' ? right : right / 2)
  const y = box.y + (valign === 'top' ? 0 : valign === 'bottom' ? down : down / 2)
  return { x, y, width, height }
}

const areaOf = (box: Box | null) => (box ? box.width * box.height : 0)
