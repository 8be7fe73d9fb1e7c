import {
  GROWTH_DIRECTION,
  normaliseRotation,
  resizedBox,
  translatedBox,
  withElements,
} from '../elements/element-transform.ts'
import { isOwnPhoto, type LayoutPosition, type PhotoSlot } from '../elements/photo/photo.ts'
import type { Box, Document, Element, Page, Point } from '../model.ts'
import type { FixedCorner } from './stencil-placement.ts'

/** Minimum side of a freely arranged slot, in mm. */
export const MIN_SLOT_MM = 15
/** Maximum size of a slot as a multiple of its page's width or height. */
const MOST = 1.5

type FreeSlot = PhotoSlot & ({ home: LayoutPosition } | { own: true })

/**
 * A slot that the customer moves, turns and resizes: on a freely arranged page, or of a photo that the customer added.
 */
export const isFreeSlot = (element: Element): element is FreeSlot =>
  element.type === 'photo' && (element.home !== undefined || isOwnPhoto(element))

export const hasFreeSlots = ({ elements }: Page): boolean =>
  elements.some(one => one.type === 'photo' && one.home !== undefined)

/** Makes the slots of a page freely movable, or returns them to their layout. Photos keep their crops. */
export function withFreeLayout(document: Document, pageId: string, free: boolean): Document {
  return withElements(document, pageId, elements =>
    elements.map(one => (one.type === 'photo' ? (free ? withFreeSlot(one) : inLayoutPosition(one)) : one)),
  )
}

/** The page with its slots in their layout positions. */
export const pageInLayoutPosition = (page: Page): Page =>
  hasFreeSlots(page)
    ? { ...page, elements: page.elements.map(one => (one.type === 'photo' ? inLayoutPosition(one) : one)) }
    : page

const withFreeSlot = (place: PhotoSlot): PhotoSlot =>
  isFreeSlot(place) ? place : { ...place, home: { box: place.box, turn: place.turn } }

function inLayoutPosition(place: PhotoSlot): PhotoSlot {
  const { home, ...rest } = place
  return home ? { ...rest, ...home } : place
}

/** Moves a free slot by mm, above the photos next to it in drawing order; its centre stays on the page. */
export function withMovedSlot(document: Document, id: string, by: Point): Document {
  return withChangedSlot(document, id, ({ box }, page) => ({ box: translatedBox(box, by, page) }))
}

/**
 * Sets the width of a free slot in mm; its height follows, so that the photo's crop does not change. One corner or the
 * centre stays fixed.
 */
export function withSlotWidth(
  document: Document,
  id: string,
  widthMm: number,
  still: FixedCorner = 'middle',
): Document {
  return withChangedSlot(document, id, (place, page) => {
    if (!Number.isFinite(widthMm)) return {}
    const { box } = place
    const { trim } = page
    const ratio = box.height / box.width
    const most = Math.min(MOST * trim.width, (MOST * trim.height) / ratio)
    const width = clamp(widthMm, Math.min(most, MIN_SLOT_MM / Math.min(1, ratio)), most)
    return { box: resizedBox(place, { width, height: width * ratio }, GROWTH_DIRECTION[still], page) }
  })
}

/** Rotates a free slot about its centre to an angle in degrees clockwise, in tenths. */
export function withSlotRotation(document: Document, id: string, degrees: number): Document {
  return withChangedSlot(document, id, () =>
    Number.isFinite(degrees) ? { turn: normaliseRotation(degrees) } : {},
  )
}

function withChangedSlot(
  document: Document,
  id: string,
  change: (place: PhotoSlot, page: Page) => { box?: Box; turn?: number },
): Document {
  const page = document.pages.find(({ elements }) => elements.some(one => one.id === id))
  const place = page?.elements.find(one => one.id === id)
  if (!page || !place || !isFreeSlot(place)) return document
  const next = { ...place, ...change(place, page) }
  if (isSame(next, place)) return document
  return withElements(document, page.id, elements => bringToFront(elements, next))
}

const isSame = (a: PhotoSlot, b: PhotoSlot) =>
  a.turn === b.turn && (['x', 'y', 'width', 'height'] as const).every(side => a.box[side] === b.box[side])

/** Moves the slot last dragged above the adjacent photos; ornaments and texts stay above all of them. */
function bringToFront(elements: readonly Element[], place: PhotoSlot): Element[] {
  const at = elements.findIndex(({ id }) => id === place.id)
  const others = elements.findIndex(({ type }, index) => index > at && type !== 'photo')
  const end = others < 0 ? elements.length : others
  return [...elements.slice(0, at), ...elements.slice(at + 1, end), place, ...elements.slice(end)]
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))
