import type { PhotoSlot } from '../elements/photo/photo.ts'
import type { CaptionPosition } from '../elements/text/text.ts'
import { growBox, intersect, safeBox } from '../geometry/box.ts'
import type { Box, Document, Page, Sides } from '../model.ts'

/** Where a photo and its caption lie in the room of a slot; lengths in mm. */
export interface CaptionBoxes {
  /** Where it lies: on the photo if the room is too small for another place. */
  position: CaptionPosition
  photo: Box
  text: Box
  /** The part of the photo that is veiled, so that words on it can be read. */
  backdrop?: Box
  align: 'left' | 'right'
}

/** Paper between a photo and its caption, and around words on a photo. */
const GAP_MM = 1.8
const PADDING_MM = 2
/** A photo keeps this share of its room; otherwise its caption lies on it. */
const LEAST_PHOTO = 0.55
const BESIDE = { share: 0.3, min: 18, max: 48 }
/** Words keep this distance to the fold where the photo reaches into it. */
const FOLD_MM = 12
/** A photo whose edge is closer reaches into the fold. */
const NEAR_FOLD_MM = 4

/** The box that a slot has for its photo and its caption together. */
export const roomOf = ({ box, captionRoom }: Pick<PhotoSlot, 'box' | 'captionRoom'>): Box =>
  captionRoom ? growBox(box, captionRoom) : box

/** The slot with all of its room for the photo. */
export function withoutCaptionRoom(slot: PhotoSlot): PhotoSlot {
  if (!slot.captionRoom) return slot
  const { captionRoom: _before, ...bare } = slot
  return { ...bare, box: roomOf(slot) }
}

/** What a photo gives to its caption; rounding never makes it negative. */
export const captionRoomOf = (room: Box, photo: Box): Sides => ({
  top: Math.max(0, photo.y - room.y),
  right: Math.max(0, room.x + room.width - photo.x - photo.width),
  bottom: Math.max(0, room.y + room.height - photo.y - photo.height),
  left: Math.max(0, photo.x - room.x),
})

/** Where the fold of a page of a book is, in mm from its left edge; null for covers. */
export function foldOf({ pages }: Pick<Document, 'pages'>, page: Page): number | null {
  if (page.role === 'cover') return null
  if (page.role === 'spread') return page.trim.width / 2
  return pages.findIndex(({ role }) => role !== 'cover') === pages.indexOf(page) ? 0 : page.trim.width
}

interface CaptionRequest {
  page: Page
  /** mm from the left edge of the page. */
  fold: number | null
  position: CaptionPosition
  hasStraightEdges: boolean
  /** Height of the words in mm at a width. */
  heightAt(width: number): number
}

/** Divides the room of a slot between a photo and its caption: clear of trim and fold. */
export function captionBoxes(room: Box, request: CaptionRequest): CaptionBoxes {
  const zone = wordZone(room, request)
  const wished =
    request.position === 'under'
      ? under(room, zone, request)
      : request.position === 'beside'
        ? beside(room, zone, request)
        : undefined
  return wished ?? over(room, zone, request)
}

/** The part of the room in which words may lie: on one page, inside its safe area, off the fold. */
function wordZone(room: Box, { page, fold }: CaptionRequest): Box {
  const safe = safeBox(page)
  const [left, right] = [room.x, room.x + room.width]
  let [from, until] = [safe.x, safe.x + safe.width]
  if (fold !== null && isLeftOf(fold, room)) until = right > fold - NEAR_FOLD_MM ? fold - FOLD_MM : fold
  else if (fold !== null) from = left < fold + NEAR_FOLD_MM ? fold + FOLD_MM : fold
  const allowed = { ...safe, x: from, width: Math.max(1, until - from) }
  return intersect(room, allowed) ?? allowed
}

/** The larger part of the room is left of the fold; of one across it, the left page has the caption. */
const isLeftOf = (fold: number, { x, width }: Box): boolean => x + width / 2 <= fold + 0.01

function under(room: Box, zone: Box, { heightAt }: CaptionRequest): CaptionBoxes | undefined {
  const height = heightAt(zone.width)
  const y = zone.y + zone.height - height
  const photo = { ...room, height: y - GAP_MM - room.y }
  if (photo.height < LEAST_PHOTO * room.height) return undefined
  return { position: 'under', photo, text: { x: zone.x, y, width: zone.width, height }, align: 'left' }
}

function beside(room: Box, zone: Box, { fold, heightAt }: CaptionRequest): CaptionBoxes | undefined {
  const width = Math.min(BESIDE.max, Math.max(BESIDE.min, BESIDE.share * zone.width))
  const height = heightAt(width)
  const isLeft = fold !== null && isLeftOf(fold, room)
  const x = isLeft ? zone.x : zone.x + zone.width - width
  const photo = isLeft
    ? { ...room, x: x + width + GAP_MM, width: room.x + room.width - x - width - GAP_MM }
    : { ...room, width: x - GAP_MM - room.x }
  if (photo.width < LEAST_PHOTO * room.width || height > zone.height) return undefined
  const text = { x, y: zone.y + zone.height - height, width, height }
  return { position: 'beside', photo, text, align: isLeft ? 'right' : 'left' }
}

function over(room: Box, zone: Box, { heightAt, hasStraightEdges }: CaptionRequest): CaptionBoxes {
  const width = Math.max(1, zone.width - 2 * PADDING_MM)
  const height = heightAt(width)
  const bottom = zone.y + zone.height - PADDING_MM
  const text = { x: zone.x + PADDING_MM, y: bottom - height, width, height }
  const label = growBox(text, { top: PADDING_MM, right: PADDING_MM, bottom: PADDING_MM, left: PADDING_MM })
  const band = { ...room, y: label.y, height: room.y + room.height - label.y }
  return { position: 'over', photo: room, text, backdrop: hasStraightEdges ? band : label, align: 'left' }
}
