import {
  apply,
  type Crop,
  clampCrop,
  composeAll,
  invert,
  type Matrix,
  type Point,
  panCrop,
  placePhoto,
  uprightMatrix,
} from '@passepartout/document'
import type { PhotoInSlot } from '../resolve-photo-in-slot.ts'
import type { SnapGuide } from '../state.ts'
import { type GestureMachine, type GestureState, type PointerPrecision, snapDistances } from './gesture.ts'

export interface PanState extends GestureState {
  start: Point
  snapped: { u: boolean; v: boolean }
}

/** Moves the photo under its opening; its centre snaps to the centre of the slot. */
export const panGesture: GestureMachine<{ at: Point }, { at: Point } & PointerPrecision, PanState> = {
  kind: 'pan',
  begin: (photo, { at }) => ({ start: at, crop: photo.crop, snapped: { u: false, v: false } }),
  update(photo, state, { at, ...reach }) {
    const by = { x: at.x - state.start.x, y: at.y - state.start.y }
    const crop = panCrop(photo.frame, photo.asset, photo.crop, by)
    return { ...state, ...snapToCentre(photo, crop, state.snapped, reach) }
  },
}

function snapToCentre(photo: PhotoInSlot, crop: Crop, before: PanState['snapped'], reach: PointerPrecision) {
  const { catchMm, releaseMm } = snapDistances(reach)
  const { scale, turned } = placePhoto(photo.frame, photo.asset, crop)
  const isNear = (centre: number, length: number, was: boolean) =>
    crop.fit === 'cover' && Math.abs(centre - 0.5) * length * scale <= (was ? releaseMm : catchMm)
  const snapped = {
    u: isNear(crop.centre.u, turned.width, before.u),
    v: isNear(crop.centre.v, turned.height, before.v),
  }
  const centre = { u: snapped.u ? 0.5 : crop.centre.u, v: snapped.v ? 0.5 : crop.centre.v }
  const caught = clampCrop(photo.frame, photo.asset, { ...crop, centre })
  return { crop: caught, snapped, snaps: snapLinesAt(photo, caught, snapped) }
}

/** The photo's centre lines at the positions where they snapped. */
function snapLinesAt(photo: PhotoInSlot, crop: Crop, snapped: PanState['snapped']): SnapGuide[] {
  const { matrix, turned } = placePhoto(photo.frame, photo.asset, crop)
  const toPage: Matrix = composeAll(invert(uprightMatrix(photo.asset, crop)), matrix)
  const line = (from: Point, to: Point): SnapGuide => ({ from: apply(toPage, from), to: apply(toPage, to) })
  const [x, y] = [turned.width / 2, turned.height / 2]
  return [
    ...(snapped.u ? [line({ x, y: 0 }, { x, y: turned.height })] : []),
    ...(snapped.v ? [line({ x: 0, y }, { x: turned.width, y })] : []),
  ]
}
