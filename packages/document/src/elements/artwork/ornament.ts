import type { FixedCorner } from '../../collage/stencil-placement.ts'
import { centreOf, growBox, safeBox, trimBox } from '../../geometry/box.ts'
import type { Box, Document, Page, Point } from '../../model.ts'
import type { RepairReport } from '../../repair-report.ts'
import {
  GROWTH_DIRECTION,
  normaliseRotation,
  resizedBox,
  translatedBox,
  withElements,
} from '../element-transform.ts'
import type { Element } from '../registry.ts'
import type { ArtworkElement } from './artwork.ts'

export type Ornament = ArtworkElement & Required<Pick<ArtworkElement, 'hand'>>
type OrnamentPlacement = Pick<ArtworkElement, 'box' | 'turn'>

/** A drawing that the design lets the customer move. */
export const isOrnament = (element: Element): element is Ornament =>
  element.type === 'artwork' && element.hand !== undefined

export const designPositionOf = ({ home, box, turn }: ArtworkElement): OrnamentPlacement =>
  home ?? { box, turn }

/** Moves an ornament by mm, within the limits of its design. */
export const withMovedOrnament = (document: Document, id: string, by: Point): Document =>
  changedOrnament(document, id, ({ box }, page) => ({ box: translatedBox(box, by, page) }))

/** Sets the width of an ornament in mm; its height follows. One corner or the centre stays fixed. */
export const withOrnamentWidth = (
  document: Document,
  id: string,
  widthMm: number,
  still: FixedCorner = 'middle',
): Document =>
  changedOrnament(document, id, (ornament, page) => {
    if (!Number.isFinite(widthMm)) return {}
    const [least, most] = ornamentWidths(ornament)
    const size = withWidth(ornament, clamp(widthMm, least, most))
    return { box: resizedBox(ornament, size, GROWTH_DIRECTION[still], page) }
  })

/** Rotates an ornament about its centre to an angle in degrees clockwise, in tenths. */
export const withOrnamentRotation = (document: Document, id: string, degrees: number): Document =>
  changedOrnament(document, id, () => (Number.isFinite(degrees) ? { turn: normaliseRotation(degrees) } : {}))

/** Returns an ornament to its position in the design. */
export const resetOrnament = (document: Document, id: string): Document =>
  changedOrnament(document, id, designPositionOf)

/** Minimum and maximum width in mm. */
export function ornamentWidths(ornament: Ornament): [least: number, most: number] {
  const { width } = designPositionOf(ornament).box
  return [ornament.hand.smallest * width, ornament.hand.largest * width]
}

/** An ornament in another layout of its design: with the same relative size, rotation and position on the page. */
export function ornamentInLayout(
  own: Ornament,
  next: Ornament,
  { from, target, to }: { from: Page; target: OrnamentPlacement; to: Page },
): Ornament {
  const home = { box: target.box, turn: target.turn }
  if (!own.home) return { ...next, ...home }
  const share = own.box.width / own.home.box.width
  const [width, height] = [home.box.width * share, home.box.height * share]
  const middle = centreOf(own.box)
  const box = {
    ...{ width, height },
    x: (middle.x * to.trim.width) / from.trim.width - width / 2,
    y: (middle.y * to.trim.height) / from.trim.height - height / 2,
  }
  return clampedOrnament({ ...next, home, box, turn: home.turn + own.turn - own.home.turn }, to)
}

/**
 * Brings the ornaments of a document within their limits; ornaments without limits return to their position in the
 * design.
 */
export function clampOrnaments(document: Document, report?: RepairReport): Document {
  const pages = document.pages.map((page, pageIndex) => {
    if (!page.elements.some(one => one.type === 'artwork' && one.home)) return page
    const elements = page.elements.map((element, index) => {
      if (element.type !== 'artwork' || !element.home) return element
      const { home } = element
      const next = isOrnament(element)
        ? clampedOrnament({ ...element, home }, page)
        : inDesignPosition(element)
      if (isOrnament(element) && isAlmostEqual(next, element)) return element
      report?.note(`pages.${pageIndex}.elements.${index}`, 'clamped')
      return next
    })
    return { ...page, elements }
  })
  return { ...document, pages }
}

export function inDesignPosition<E extends ArtworkElement>(element: E): E {
  const { home, ...rest } = element
  return home ? ({ ...rest, ...home } as E) : element
}

function changedOrnament(
  document: Document,
  id: string,
  change: (ornament: Ornament, page: Page) => Partial<OrnamentPlacement>,
): Document {
  const page = document.pages.find(({ elements }) => elements.some(one => one.id === id))
  const ornament = page?.elements.find(one => one.id === id)
  if (!page || !ornament || !isOrnament(ornament)) return document
  const home = designPositionOf(ornament)
  const next = clampedOrnament({ ...ornament, ...change(ornament, page), home }, page)
  if (isAlmostEqual(next, ornament)) return document
  return withElements(document, page.id, elements => elements.map(one => (one.id === id ? next : one)))
}

/** An ornament within its limits, no larger than its bounds; drops `home` if the result is at that position. */
function clampedOrnament(ornament: Ornament & { home: OrnamentPlacement }, page: Page): Ornament {
  const { home, hand } = ornament
  const turn = normaliseRotation(
    home.turn + clamp(normaliseRotation(ornament.turn - home.turn), -hand.degrees, hand.degrees),
  )
  const [least, most] = ornamentWidths(ornament)
  const wanted = withSize(ornament, clamp(ornament.box.width, least, most))
  const [outline, zone] = [
    ornamentBounds({ box: wanted, turn }),
    zoneOf({ ...ornament, box: wanted, turn }, page),
  ]
  const room = Math.min(1, zone.width / outline.width, zone.height / outline.height)
  const box = inZone({ box: withSize({ ...ornament, box: wanted }, wanted.width * room), turn }, zone)
  const next = { ...ornament, turn, box }
  return isAlmostEqual(next, home) ? inDesignPosition<Ornament>(next) : next
}

/** Resizes about the centre. */
function withSize(ornament: ArtworkElement, widthMm: number): Box {
  const { x, y } = centreOf(ornament.box)
  const { width, height } = withWidth(ornament, widthMm)
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** Size for this width, in the design's proportions. */
const withWidth = (ornament: ArtworkElement, width: number) => {
  const { box } = designPositionOf(ornament)
  return { width, height: (width * box.height) / box.width }
}

/** Bounds of its outline; they always include the position in the design. */
function zoneOf(ornament: Ornament, page: Page): Box {
  if (ornament.hand.within === 'safe')
    return around(safeBox(page), ornamentBounds(designPositionOf(ornament)))
  if (ornament.hand.within === 'trim')
    return around(trimBox(page), ornamentBounds(designPositionOf(ornament)))
  const { width, height } = ornamentBounds(ornament)
  return growBox(trimBox(page), { left: width / 2, right: width / 2, top: height / 2, bottom: height / 2 })
}

/** A turned box, shifted by the least amount that brings its outline into the bounds. */
function inZone(place: OrnamentPlacement, zone: Box): Box {
  const outline = ornamentBounds(place)
  const shift = (start: number, length: number, from: number, room: number) =>
    clamp(start, from, from + Math.max(0, room - length)) - start
  return {
    ...place.box,
    x: place.box.x + shift(outline.x, outline.width, zone.x, zone.width),
    y: place.box.y + shift(outline.y, outline.height, zone.y, zone.height),
  }
}

/** The upright bounding box of a turned one. */
export function ornamentBounds({ box, turn }: OrnamentPlacement): Box {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const { x, y } = centreOf(box)
  const [width, height] = [box.width * cos + box.height * sin, box.width * sin + box.height * cos]
  return { x: x - width / 2, y: y - height / 2, width, height }
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  const right = Math.max(a.x + a.width, b.x + b.width)
  const bottom = Math.max(a.y + a.height, b.y + b.height)
  return { x, y, width: right - x, height: bottom - y }
}

/** Below visibility, and above the rounding errors of sums. */
const NEAR = 1e-6
const isAlmostEqual = (a: OrnamentPlacement, b: OrnamentPlacement) =>
  Math.abs(a.turn - b.turn) < NEAR &&
  (['x', 'y', 'width', 'height'] as const).every(side => Math.abs(a.box[side] - b.box[side]) < NEAR)

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))
