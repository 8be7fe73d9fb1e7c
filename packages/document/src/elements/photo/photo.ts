import type { Box, Crop, ElementBase, Paint, Sides } from '../../element-base.ts'
import type { Mask } from '../../geometry/mask-path.ts'
import type { ElementKind } from '../element-kind.ts'

/** A photo slot. */
export interface PhotoSlot extends ElementBase {
  type: 'photo'
  required: boolean
  /** Outline of the opening over its box. */
  mask: Mask
  /** Corner radius of a `rounded` opening. */
  radiusMm: number
  /** The customer chose the outline: it stays in another theme, and follows the photo when pages are laid out anew. */
  ownMask?: true
  /** A line along the inside of the outline; null without one. */
  border: { widthMm: number; colour: Paint } | null
  /** Stays in place when photos are shuffled. */
  pinned?: true
  /** Its layout position, while the customer arranges the page freely. */
  home?: LayoutPosition
  /** Added by the customer: it can be moved, and is removed from its page together with its photo. */
  own?: true
  /** What it gives of its own room to the caption of its photo, in mm; absent without one. */
  captionRoom?: Sides
  photo: PlacedPhoto | null
}

export interface LayoutPosition {
  box: Box
  turn: number
}

export interface PlacedPhoto {
  assetId: string
  crop: Crop
}

/** A photo's opening; it extends to the outer edge of the bleed if the photo bleeds off the page. */
export const photoKind: ElementKind<PhotoSlot> = {
  type: 'photo',
  lengths: ['radiusMm'],
  drawingMs: () => 10,
  assetIds: slot => (slot.photo ? [slot.photo.assetId] : []),
  withoutAssets: (slot, isMissing) =>
    slot.photo && isMissing(slot.photo.assetId) ? { ...slot, photo: null } : slot,
}

type OwnPhoto = PhotoSlot & { own: true }

/** A photo that the customer added to a page outside the slots of its design. */
export const isOwnPhoto = (element: ElementBase & { type: string; own?: unknown }): element is OwnPhoto =>
  element.type === 'photo' && element.own === true

/** The places for photos that the design of a page has: no own photos. */
export const designSlots = (
  page: { elements: readonly (ElementBase & { type: string; own?: unknown })[] } | undefined,
): PhotoSlot[] => (page?.elements ?? []).filter(one => one.type === 'photo' && !one.own) as PhotoSlot[]

/** An empty slot without decoration. */
export const createSlot = (slot: Pick<PhotoSlot, 'id' | 'box'> & Partial<PhotoSlot>): PhotoSlot => ({
  type: 'photo',
  turn: 0,
  locked: true,
  required: true,
  mask: 'rect',
  radiusMm: 0,
  border: null,
  photo: null,
  ...slot,
})
