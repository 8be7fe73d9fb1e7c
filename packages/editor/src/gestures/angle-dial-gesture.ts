import { setCropAngle } from '@passepartout/document'
import type { GestureMachine, GestureState } from './gesture.ts'

const LEVEL_DEGREES = 0.4

/** The dial below the canvas: an angle in steps of 0.1 degrees that snaps at level. */
export const angleDialGesture: GestureMachine<
  Record<never, never>,
  { angle: number; free?: boolean },
  GestureState
> = {
  kind: 'dial',
  begin: photo => ({ crop: photo.crop }),
  update(photo, _state, { angle, free = false }) {
    const isLevel = !free && Math.abs(angle) <= LEVEL_DEGREES
    return {
      crop: setCropAngle(photo.frame, photo.asset, photo.crop, isLevel ? 0 : Math.round(angle * 10) / 10),
    }
  },
}
