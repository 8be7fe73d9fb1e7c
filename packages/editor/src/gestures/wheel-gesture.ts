import { type Point, zoomCrop } from '@passepartout/document'
import type { GestureMachine, GestureState } from './gesture.ts'

export interface WheelDelta {
  /** Mm of the page under the pointer; that point of the photo stays in place. */
  at: Point
  /** Pixels from the browser's event; up (negative) zooms in. */
  deltaY: number
}

// One notch of a common mouse (100 px) zooms by a tenth; trackpads send many small deltas.
const PER_PIXEL = Math.log(1.1) / 100
const LARGEST_TURN = 300

/** Wheel events in quick succession are one gesture. */
export const wheelGesture: GestureMachine<Record<never, never>, WheelDelta, GestureState> = {
  kind: 'wheel',
  begin: photo => ({ crop: photo.crop }),
  update(photo, state, { at, deltaY }) {
    const turn = Math.min(LARGEST_TURN, Math.max(-LARGEST_TURN, deltaY))
    return { crop: zoomCrop(photo.frame, photo.asset, state.crop, Math.exp(-turn * PER_PIXEL), at) }
  },
}
