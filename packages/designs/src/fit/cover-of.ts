import type { PhotobookDesign } from '../schema/design.ts'
import type { DesignElement } from '../schema/elements.ts'
import { pageOf } from './fit-design.ts'

const MM_PER_POINT = 25.4 / 72
/** Thinnest spine that carries words, and the room that they keep to its edges. */
const SPINE_MM = { withText: 6, clearance: 1 }

/**
 * The cover of a book in one piece, from the left: back, spine, front. Its trim is two pages and the spine.
 * Words stand on the spine from 6 mm, read from top to bottom.
 * @param spineMm width of the spine, which grows with the pages and the paper
 */
export function coverOf(design: PhotobookDesign, spineMm: number): PhotobookDesign {
  const { widthMm, heightMm } = design.trim
  const { bleedMm } = design
  const [front, back] = [pageOf(design, 'front'), pageOf(design, 'back')]
  const right = widthMm + spineMm
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
    ...(back?.elements ?? []).map(element => cut(element, -bleedMm, widthMm)),
    ground('front-ground', front?.background ?? 'paper', right, widthMm + bleedMm),
    ...(front?.elements ?? []).map(element =>
      cut({ ...element, x: element.x + right }, right, right + widthMm + bleedMm),
    ),
    ground('spine-ground', design.photobook.spine.ground, widthMm, spineMm),
    ...(spineMm >= SPINE_MM.withText ? [spineText(design, spineMm)] : []),
  ]
  return {
    ...design,
    trim: { widthMm: right + widthMm, heightMm },
    pages: [{ id: 'cover', background: back?.background ?? 'paper', elements }],
    layouts: [],
  }
}

/** What would run into the bleed of a side that is no edge any more ends at the spine. Turned elements stay whole. */
export function cut(element: DesignElement, from: number, to: number): DesignElement {
  if (element.rotate !== 0 || element.kind === 'artwork') return element
  const x = Math.max(element.x, from)
  return { ...element, x, width: Math.min(element.x + element.width, to) - x }
}

function spineText(design: PhotobookDesign, spineMm: number): DesignElement {
  const { widthMm, heightMm } = design.trim
  const { text, face, weight, sizePt, trackingEm, caps, colour } = design.photobook.spine
  const length = heightMm - 2 * Math.max(design.safeMm, heightMm * 0.06)
  const room = spineMm - 2 * SPINE_MM.clearance
  const size = Math.min(sizePt, room / MM_PER_POINT)
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
