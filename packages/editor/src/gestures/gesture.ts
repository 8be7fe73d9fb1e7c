import type { Box, Crop } from '@passepartout/document'
import type { PhotoInSlot } from '../resolve-photo-in-slot.ts'
import type { GestureKind, SnapGuide } from '../state.ts'

/** State of a gesture; machines add fields of their own. */
export interface GestureState {
  crop: Crop
  opening?: Box
  snaps?: readonly SnapGuide[]
}

/** One way of changing a crop by hand: a pure function of the photo at the start of the gesture. */
export interface GestureMachine<Begin, Update, State extends GestureState> {
  kind: GestureKind
  begin(photo: PhotoInSlot, input: Begin): State
  update(photo: PhotoInSlot, state: State, input: Update): State
}

export interface PointerPrecision {
  /** Screen pixels per mm of the page at the current zoom. */
  pxPerMm: number
  /** A finger, not a mouse or pen. */
  coarse?: boolean
  /** Ctrl is held: nothing snaps. */
  free?: boolean
}

/** Snaps within 6 px (finger 10 px) and releases after a further 12 px (designer.md 5). */
export function snapDistances({ pxPerMm, coarse = false, free = false }: PointerPrecision): {
  catchMm: number
  releaseMm: number
} {
  if (free) return { catchMm: -1, releaseMm: -1 }
  const px = coarse ? 10 : 6
  return { catchMm: px / pxPerMm, releaseMm: (px + 12) / pxPerMm }
}
