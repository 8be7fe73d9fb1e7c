import { AWAY, grownBox, keptTurn, movedBox, withElements } from '../elements/by-hand.ts'
import { isOwnPhoto, type PhotoSlot, type PlaceAtHome } from '../elements/photo/photo.ts'
import type { Box, Document, Element, Page, Point } from '../model.ts'
import type { StillCorner } from './place-figure.ts'

/** Narrowest side of a place that is arranged freely, in mm. */
export const PLACE_MIN_MM = 15
/** How many times as wide or high as its page a place may be. */
const MOST = 1.5

type FreePlace = PhotoSlot & ({ home: PlaceAtHome } | { own: true })

/** A place that the customer moves, turns and sizes by hand: of a page that is arranged freely, or an own photo. */
export const isFreePlace = (element: Element): element is FreePlace =>
  element.type === 'photo' && (element.home !== undefined || isOwnPhoto(element))

export const isFreelyArranged = ({ elements }: Page): boolean =>
  elements.some(one => one.type === 'photo' && one.home !== undefined)

/** Frees the places of a page for the hand, or brings them back to where the layout has them. Photos keep their crops. */
export function withFreePlaces(document: Document, pageId: string, free: boolean): Document {
  return withElements(document, pageId, elements =>
    elements.map(one => (one.type === 'photo' ? (free ? freed(one) : atHome(one)) : one)),
  )
}

/** A page as its layout has it. */
export const pageAtHome = (page: Page): Page =>
  isFreelyArranged(page)
    ? { ...page, elements: page.elements.map(one => (one.type === 'photo' ? atHome(one) : one)) }
    : page

const freed = (place: PhotoSlot): PhotoSlot =>
  isFreePlace(place) ? place : { ...place, home: { box: place.box, turn: place.turn } }

function atHome(place: PhotoSlot): PhotoSlot {
  const { home, ...kept } = place
  return home ? { ...kept, ...home } : place
}

/** Moves a free place by mm, over the photos that lie beside it in the order of drawing; its middle stays on the page. */
export function withMovedPlace(document: Document, id: string, by: Point): Document {
  return changedPlace(document, id, ({ box }, page) => ({ box: movedBox(box, by, page) }))
}

/** Gives a free place another width in mm; its height follows, so that its photo keeps its crop. One corner stays, or its middle. */
export function withPlaceWidth(
  document: Document,
  id: string,
  widthMm: number,
  still: StillCorner = 'middle',
): Document {
  return changedPlace(document, id, (place, page) => {
    if (!Number.isFinite(widthMm)) return {}
    const { box } = place
    const { trim } = page
    const ratio = box.height / box.width
    const most = Math.min(MOST * trim.width, (MOST * trim.height) / ratio)
    const width = clamp(widthMm, Math.min(most, PLACE_MIN_MM / Math.min(1, ratio)), most)
    return { box: grownBox(place, { width, height: width * ratio }, AWAY[still], page) }
  })
}

/** Turns a free place about its middle to an angle in degrees clockwise, in tenths. */
export function withPlaceTurn(document: Document, id: string, degrees: number): Document {
  return changedPlace(document, id, () => (Number.isFinite(degrees) ? { turn: keptTurn(degrees) } : {}))
}

function changedPlace(
  document: Document,
  id: string,
  change: (place: PhotoSlot, page: Page) => { box?: Box; turn?: number },
): Document {
  const page = document.pages.find(({ elements }) => elements.some(one => one.id === id))
  const place = page?.elements.find(one => one.id === id)
  if (!page || !place || !isFreePlace(place)) return document
  const next = { ...place, ...change(place, page) }
  if (isSame(next, place)) return document
  return withElements(document, page.id, elements => onTop(elements, next))
}

const isSame = (a: PhotoSlot, b: PhotoSlot) =>
  a.turn === b.turn && (['x', 'y', 'width', 'height'] as const).every(side => a.box[side] === b.box[side])

/** What was last in the hand lies over the photos beside it; ornament and words stay above all of them. */
function onTop(elements: readonly Element[], place: PhotoSlot): Element[] {
  const at = elements.findIndex(({ id }) => id === place.id)
  const others = elements.findIndex(({ type }, index) => index > at && type !== 'photo')
  const end = others < 0 ? elements.length : others
  return [...elements.slice(0, at), ...elements.slice(at + 1, end), place, ...elements.slice(end)]
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))
