import type { BookCover, SpineText } from '@passepartout/domain'
import { MM_PER_POINT } from '@passepartout/typeset'
import type { PhotobookDesign } from '../schema/design.ts'
import type { DesignElement } from '../schema/elements.ts'
import { fitDesignToFormat, pageOf } from './fit-design-to-format.ts'

/** Elements that end this close to the bleed's edge count as reaching it. */
const FLUSH = 0.01
/** Height of capitals, as a share of the font size. */
const CAPITALS = 0.72

/**
 * Joins the cover of a book in one piece, from the left: back, spine, front, in their visible size. Front and back are
 * placed on the boards; only backgrounds, and elements that run into the bleed, continue across the hinges. Text on the
 * spine reads from top to bottom.
 */
export function composeBookCover(drawn: PhotobookDesign, cover: BookCover): PhotobookDesign {
  const { spineMm, hingeMm, board, spineText } = cover
  const design = fitDesignToFormat(drawn, board)
  const { bleedMm } = design
  const { heightMm } = board
  const widthMm = board.widthMm + hingeMm
  const [front, back] = [pageOf(design, 'front'), pageOf(design, 'back')]
  const right = widthMm + spineMm
  const inBleed = (element: DesignElement, side: 'left' | 'right') =>
    side === 'left'
      ? element.x <= FLUSH - bleedMm
      : element.x + element.width >= board.widthMm + bleedMm - FLUSH
  const ground = (id: string, fill: string, x: number, width: number): DesignElement => ({
    kind: 'shape',
    id,
    shape: 'rect',
    fill,
    strokeMm: 0.35,
    radiusMm: 0,
    opacity: 1,
    rotate: 0,
    x,
    y: -bleedMm,
    width,
    height: heightMm + 2 * bleedMm,
  })
  const elements = [
    ...(back?.elements ?? []).map(element =>
      clipAtSpine(inBleed(element, 'right') ? longer(element, hingeMm) : element, -bleedMm, widthMm),
    ),
    ground('front-ground', front?.background ?? 'paper', right, widthMm + bleedMm),
    ...(front?.elements ?? []).map(element => {
      const moved = { ...element, x: element.x + right + hingeMm }
      const reaching = inBleed(element, 'left') ? longer({ ...moved, x: moved.x - hingeMm }, hingeMm) : moved
      return clipAtSpine(reaching, right, right + widthMm + bleedMm)
    }),
    ground('spine-ground', design.photobook.spine.ground, widthMm, spineMm),
    ...(spineText && spineMm >= spineText.fromMm ? [wordsOnSpine(design, cover, spineText)] : []),
  ]
  return {
    ...design,
    trim: { widthMm: right + widthMm, heightMm },
    pages: [{ id: 'cover', background: back?.background ?? 'paper', elements }],
    layouts: [],
  }
}

/** Extends an element across a hinge, drawings by stretching them; rotated elements do not change. */
const longer = (element: DesignElement, byMm: number): DesignElement =>
  element.rotate !== 0 ? element : { ...element, width: element.width + byMm }

/**
 * Clips elements that would run into the bleed of a side that is no longer an edge at the spine; drawings are squeezed
 * instead, so that they meet there. Rotated elements do not change.
 */
export function clipAtSpine(element: DesignElement, from: number, to: number): DesignElement {
  if (element.rotate !== 0) return element
  const x = Math.max(element.x, from)
  return { ...element, x, width: Math.min(element.x + element.width, to) - x }
}

function wordsOnSpine(
  design: PhotobookDesign,
  { board: { widthMm: boardMm, heightMm }, hingeMm, spineMm }: BookCover,
  { clearanceMm, lettersNarrowerMm }: SpineText,
): DesignElement {
  const widthMm = boardMm + hingeMm
  const { text, face, weight, sizePt, trackingEm, caps, colour } = design.photobook.spine
  const length = heightMm - 2 * Math.max(design.safeMm, heightMm * 0.06)
  const room = spineMm - 2 * clearanceMm
  const letters = (spineMm - lettersNarrowerMm) / CAPITALS
  const size = Math.min(sizePt, Math.min(room, letters) / MM_PER_POINT)
  return {
    kind: 'text',
    id: 'spine',
    field: 'headline',
    text,
    face,
    weight,
    italic: false,
    sizePt: size,
    minSizePt: Math.min(size, 6),
    trackingEm,
    leading: 1,
    align: 'centre',
    valign: 'middle',
    wrap: false,
    caps,
    colour,
    opacity: 1,
    x: widthMm + spineMm / 2 - length / 2,
    y: heightMm / 2 - room / 2,
    width: length,
    height: room,
    rotate: 90,
  }
}
