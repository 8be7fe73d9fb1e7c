import { type Box, centreOf, cropToOpening, LIMITS, type Point } from '@passepartout/document'
import type { PhotoInSlot } from '../resolve-photo-in-slot.ts'
import type { GestureMachine, GestureState } from './gesture.ts'

/** The eight handles of an opening, by compass direction. */
export type Handle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'

export interface HandleState extends GestureState {
  handle: Handle
  /** Offset from the pointer to the handle when it was grabbed. */
  grip: Point
}

const DIRECTIONS: Record<Handle, Point> = {
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
  nw: { x: -1, y: -1 },
}

export const HANDLES = Object.keys(DIRECTIONS) as Handle[]

/** Position of a handle on a box. */
export function handlePosition(box: Box, handle: Handle): Point {
  const direction = DIRECTIONS[handle]
  const middle = centreOf(box)
  return {
    x: middle.x + (direction.x * box.width) / 2,
    y: middle.y + (direction.y * box.height) / 2,
  }
}

/**
 * Dragging a handle chooses the part of the photo that fills the slot. The aspect ratio is the product's: the opposite
 * side or corner (with Alt the centre) stays fixed, and the opening is only scaled.
 */
export const cropHandleGesture: GestureMachine<
  { at: Point; handle: Handle },
  { at: Point; fromCentre?: boolean },
  HandleState
> = {
  kind: 'handle',
  begin(photo, { at, handle }) {
    const exact = handlePosition(photo.opening, handle)
    const grip = { x: exact.x - at.x, y: exact.y - at.y }
    return { handle, grip, crop: photo.crop, opening: photo.opening }
  },
  update(photo, state, { at, fromCentre = false }) {
    const anchor = fromCentre ? centreOf(photo.opening) : opposite(photo.opening, state.handle)
    const to = { x: at.x + state.grip.x, y: at.y + state.grip.y }
    const factor = limited(photo, share(handlePosition(photo.opening, state.handle), anchor, to))
    const crop = cropToOpening(
      photo.frame,
      photo.asset,
      photo.crop,
      scaled(photo.frame.cover, anchor, factor),
    )
    return { ...state, crop, opening: scaled(photo.opening, anchor, factor) }
  },
}

const opposite = (box: Box, handle: Handle): Point => {
  const { x, y } = handlePosition(box, handle)
  const middle = centreOf(box)
  return { x: 2 * middle.x - x, y: 2 * middle.y - y }
}

/** Position of the pointer along the line from the anchor to the handle; 1 at the handle. */
function share(from: Point, anchor: Point, to: Point): number {
  const [dx, dy] = [from.x - anchor.x, from.y - anchor.y]
  return ((to.x - anchor.x) * dx + (to.y - anchor.y) * dy) / (dx * dx + dy * dy)
}

/** Limits the opening between the largest zoom and the whole photo. */
const limited = ({ crop }: PhotoInSlot, factor: number) => {
  const zoom = crop.fit === 'contain' ? 1 : crop.zoom
  return Math.min(zoom / LIMITS.zoom.min, Math.max(zoom / LIMITS.zoom.max, factor))
}

const scaled = (box: Box, anchor: Point, factor: number): Box => ({
  x: anchor.x + (box.x - anchor.x) * factor,
  y: anchor.y + (box.y - anchor.y) * factor,
  width: box.width * factor,
  height: box.height * factor,
})
