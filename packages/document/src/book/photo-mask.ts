import type { PhotoSlot } from '../elements/photo/photo.ts'
import { findAsset, findSlot } from '../find.ts'
import type { Mask } from '../geometry/mask-path.ts'
import type { Document, Page } from '../model.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { pageSide, photoStyleOf } from './book-theme.ts'
import { type BookFaces, isSameCrop, NO_FACES, proposedCrop } from './with-book-photos.ts'

/** Corners of a rounded photo, as a share of the shorter side of a page. */
const ROUNDED = 0.035

/**
 * Gives a place for a photo another outline; null returns to that of the theme. It stays with its place, and follows
 * its photo when pages are laid out anew. A photo whose crop nobody chose moves, so that its faces are whole in it.
 */
export function withPhotoMask(
  document: Document,
  slotId: string,
  mask: Mask | null,
  faces: BookFaces = NO_FACES,
): Document {
  const found = findSlot(document, slotId)
  if (!found) return document
  const { page, slot } = found
  const { ownMask: _before, ...bare } = slot
  const next = mask
    ? { ...bare, mask, radiusMm: mask === 'rounded' ? ROUNDED * pageSide(page) : 0, ownMask: true as const }
    : { ...bare, ...photoStyleOf(document, page) }
  return withSlot(document, page, withFacesWhole(document, page, slot, next, faces))
}

function withFacesWhole(
  document: Document,
  page: Page,
  before: PhotoSlot,
  next: PhotoSlot,
  faces: BookFaces,
): PhotoSlot {
  const asset = next.photo && findAsset(document, next.photo.assetId)
  if (!next.photo || !asset || faces.facesOf(asset.id).length === 0) return next
  const isChosen =
    !isSameCrop(next.photo.crop, DEFAULT_CROP) &&
    !isSameCrop(next.photo.crop, proposedCrop(page, before, asset, faces))
  return isChosen ? next : { ...next, photo: { ...next.photo, crop: proposedCrop(page, next, asset, faces) } }
}

const withSlot = (document: Document, page: Page, slot: PhotoSlot): Document => ({
  ...document,
  pages: document.pages.map(one =>
    one === page ? { ...one, elements: one.elements.map(old => (old.id === slot.id ? slot : old)) } : one,
  ),
})
