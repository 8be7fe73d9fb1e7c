import type { Box, Crop } from '@passepartout/document'
import type { PhotoInSlot } from '../resolve-photo-in-slot.ts'
import type { GestureKind, SnapGuide } from '../state.ts'

/** Where a gesture stands; machines add what they need to remember. */
export interface GestureState {
  crop: Crop
  opening?: Box
  snaps?: readonly SnapGuide[]
}

/** One way of changing a crop by hand: pure, from the photo as it was when the gesture began. */
export interface GestureMachine<Begin, Update, State extends GestureState> {
  kind: GestureKind
  begin(photo: PhotoInSlot, input: Begin): State
  update(photo: PhotoInSlot, state: State, input: Update): State
}

/** How exactly fingers and mice point. */
export interface PointerPrecision {
  /** Screen pixels per page millimetre now. */
  pxPerMm: number
  /** Finger instead of mouse or pen. */
  coarse?: boolean
  /** Strg is held: nothing snaps. */
  free?: boolean
}

/** Snaps within 6 px (finger 10 px), lets go after pulling 12 px further (designer.md 5). */
export function snapDistances({ pxPerMm, coarse = false, free = false }: PointerPrecision): {
  catchMm: number
  releaseMm: number
} {
  if (free) return { catchMm: -1, releaseMm: -1 }
  const px = coarse ? 10 : 6
  return { catchMm: px / pxPerMm, releaseMm: (px + 12) / pxPerMm }
}
