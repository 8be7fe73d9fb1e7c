import {
  type Asset,
  apply,
  type Box,
  type Crop,
  effectivePpi,
  findAsset,
  findSlot,
  intersect,
  type Page,
  type PhotoSlot,
  placePhoto,
  type QualityRule,
  type SlotFrame,
  slotFrame,
  visibleBox,
} from '@passepartout/document'
import type { EditorSnapshot, Params } from './state.ts'

/** A photo in its slot, with everything needed to change its crop. */
export interface PhotoInSlot {
  page: Page
  slot: PhotoSlot
  asset: Asset
  frame: SlotFrame
  /** The current crop: the gesture's while one is in progress, limited to its bounds. */
  crop: Crop
  /** The visible part of the slot; handles are placed on it. */
  opening: Box
}

export function resolvePhotoInSlot(
  { document, gesture }: EditorSnapshot,
  slotId: string,
): PhotoInSlot | null {
  const found = findSlot(document, slotId)
  const photo = found?.slot.photo
  const asset = photo && findAsset(document, photo.assetId)
  if (!found || !photo || !asset) return null
  const { page, slot } = found
  const frame = slotFrame(page, slot)
  const stored = gesture?.slotId === slotId ? gesture.crop : photo.crop
  const { crop } = placePhoto(frame, asset, stored)
  return { page, slot, asset, frame, crop, opening: intersect(slot.box, visibleBox(page)) ?? slot.box }
}

/** How far a change of crop moved the photo in print: mm with one decimal, to the right and down. */
export function describePan(
  { frame, asset }: PhotoInSlot,
  from: Crop,
  to: Crop,
): { right: number; down: number } {
  const middle = { x: asset.width / 2, y: asset.height / 2 }
  const before = apply(placePhoto(frame, asset, from).matrix, middle)
  const after = apply(placePhoto(frame, asset, to).matrix, middle)
  return { right: tenths(after.x - before.x), down: tenths(after.y - before.y) }
}

const tenths = (mm: number) => Math.round(mm * 10) / 10 + 0

/** Sharpness of a photo as message values: its grade, and the viewing distance in metres where the product has one. */
export function sharpnessParams(photo: PhotoInSlot, quality: QualityRule | undefined): Params {
  if (!quality) return {}
  const ppi = effectivePpi(photo.frame, photo.asset, photo.crop)
  const { grade, sharpFromMetres } = quality(ppi, photo.page.trim, photo.page)
  return { grade, ...(sharpFromMetres !== undefined && { metres: sharpFromMetres }) }
}
