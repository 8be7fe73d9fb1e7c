import { anchorCrop, type Crop, type Point, panCrop, photoPointAt } from '@passepartout/document'
import type { PhotoInSlot } from '../resolve-photo-in-slot.ts'
import type { GestureMachine, GestureState } from './gesture.ts'

export interface TwoFingers {
  a: Point
  b: Point
}

export interface PinchState extends GestureState {
  start: TwoFingers
  /** Fingers tremble: rotation counts only from the point where a threshold was passed. */
  turning: boolean
}

const DEAD_DEGREES = 6
const SMALLEST_SPREAD = 1

/** Two fingers: spreading zooms, rotating tilts, moving pans. */
export const pinchGesture: GestureMachine<TwoFingers, TwoFingers, PinchState> = {
  kind: 'pinch',
  begin: (photo, start) => ({ start, crop: photo.crop, turning: false }),
  update(photo, state, now) {
    const factor = fingerDistance(now) / fingerDistance(state.start)
    const turned = fingerAngle(state.start, now)
    const turning = state.turning || Math.abs(turned) > DEAD_DEGREES
    const tilt = turning ? turned - Math.sign(turned) * DEAD_DEGREES : 0
    return { ...state, turning, crop: keepPointsUnderFingers(photo, state.start, now, factor, tilt) }
  },
}

function keepPointsUnderFingers(
  photo: PhotoInSlot,
  start: TwoFingers,
  now: TwoFingers,
  factor: number,
  tilt: number,
): Crop {
  const { frame, asset, crop } = photo
  const angle = crop.angle + tilt
  if (crop.fit === 'contain') {
    return factor > 1.02 ? panCrop(frame, asset, { ...crop, fit: 'cover', zoom: 1 }, ORIGIN) : crop
  }
  const point = photoPointAt(frame, asset, crop, fingerMidpoint(start))
  return anchorCrop(frame, asset, { ...crop, angle, zoom: crop.zoom * factor }, point, fingerMidpoint(now))
}

const ORIGIN = { x: 0, y: 0 }

const fingerMidpoint = ({ a, b }: TwoFingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

const fingerDistance = ({ a, b }: TwoFingers) => Math.max(SMALLEST_SPREAD, Math.hypot(b.x - a.x, b.y - a.y))

/** Degrees clockwise, the shorter way round. */
function fingerAngle(from: TwoFingers, to: TwoFingers): number {
  const direction = ({ a, b }: TwoFingers) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  return ((direction(to) - direction(from) + 540) % 360) - 180
}
