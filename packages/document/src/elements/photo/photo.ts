import type { Mask } from '../../geometry/mask-path.ts'
import type { Box, Crop, Element, ElementBase, Paint } from '../../model.ts'
import type { ElementKind } from '../element-kind.ts'

/** A place for a photo. */
export interface PhotoSlot extends ElementBase {
  type: 'photo'
  required: boolean
  /** Outline of the opening over its box. */
  mask: Mask
  /** Corners of a `rounded` opening. */
  radiusMm: number
  /** A line along the outline, within it; null without one. */
  border: { widthMm: number; colour: Paint } | null
  /** Stays where it is when photos are shuffled. */
  pinned?: true
  /** Where the layout has it, while the customer arranges its page freely. */
  home?: LayoutPosition
  /** Added by the customer: it can be moved, and is taken off its page with its photo. */
  own?: true
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

/** The opening a photo lies in; it reaches to the outside of the bleed where the photo runs over the edge. */
export const photoKind: ElementKind<PhotoSlot> = {
  type: 'photo',
  lengths: ['radiusMm'],
  drawingMs: () => 10,
  assetIds: slot => (slot.photo ? [slot.photo.assetId] : []),
  withoutAssets: (slot, isMissing) =>
    slot.photo && isMissing(slot.photo.assetId) ? { ...slot, photo: null } : slot,
}

type OwnPhoto = PhotoSlot & { own: true }

/** A photo that the customer added to a page, where its design has no place for one. */
export const isOwnPhoto = (element: ElementBase & { type: string; own?: unknown }): element is OwnPhoto =>
  element.type === 'photo' && element.own === true

/** The places for photos that the design of a page has: no own photos. */
export const designSlots = (page: { elements: readonly Element[] } | undefined): PhotoSlot[] =>
  (page?.elements ?? []).filter(one => one.type === 'photo' && !one.own) as PhotoSlot[]

/** An empty place without ornament. */
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
