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

/** Narrowest side of a place that is arranged freely, in mm. */
export const MIN_SLOT_MM = 15
/** How many times as wide or high as its page a place may be. */
const MOST = 1.5

type FreeSlot = PhotoSlot & ({ home: LayoutPosition } | { own: true })

/** A place that the customer moves, turns and sizes by hand: of a page that is arranged freely, or an own photo. */
export const isFreeSlot = (element: Element): element is FreeSlot =>
  element.type === 'photo' && (element.home !== undefined || isOwnPhoto(element))

export const hasFreeSlots = ({ elements }: Page): boolean =>
  elements.some(one => one.type === 'photo' && one.home !== undefined)

/** Frees the places of a page for the hand, or brings them back to where the layout has them. Photos keep their crops. */
export function withFreeLayout(document: Document, pageId: string, free: boolean): Document {
  return withElements(document, pageId, elements =>
    elements.map(one => (one.type === 'photo' ? (free ? withFreeSlot(one) : inLayoutPosition(one)) : one)),
  )
}

/** A page as its layout has it. */
export const pageInLayoutPosition = (page: Page): Page =>
  hasFreeSlots(page)
    ? { ...page, elements: page.elements.map(one => (one.type === 'photo' ? inLayoutPosition(one) : one)) }
    : page

const withFreeSlot = (place: PhotoSlot): PhotoSlot =>
  isFreeSlot(place) ? place : { ...place, home: { box: place.box, turn: place.turn } }

function inLayoutPosition(place: PhotoSlot): PhotoSlot {
  const { home, ...kept } = place
  return home ? { ...kept, ...home } : place
}

/** Moves a free place by mm, over the photos that lie beside it in the order of drawing; its middle stays on the page. */
export function withMovedSlot(document: Document, id: string, by: Point): Document {
  return withChangedSlot(document, id, ({ box }, page) => ({ box: translatedBox(box, by, page) }))
}

/** Gives a free place another width in mm; its height follows, so that its photo keeps its crop. One corner stays, or its middle. */
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

/** Turns a free place about its middle to an angle in degrees clockwise, in tenths. */
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

/** What was last in the hand lies over the photos beside it; ornament and words stay above all of them. */
function bringToFront(elements: readonly Element[], place: PhotoSlot): Element[] {
  const at = elements.findIndex(({ id }) => id === place.id)
  const others = elements.findIndex(({ type }, index) => index > at && type !== 'photo')
  const end = others < 0 ? elements.length : others
  return [...elements.slice(0, at), ...elements.slice(at + 1, end), place, ...elements.slice(end)]
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))
