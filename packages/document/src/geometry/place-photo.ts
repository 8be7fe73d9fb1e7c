import { LIMITS } from '../limits.ts'
import type { Crop, Size } from '../model.ts'
import { centreOf, rotatedBounds } from './box.ts'
import { composeAll, type Matrix, rotation, rotationVector, scaling, translation } from './matrix.ts'
import type { SlotFrame } from './slot-frame.ts'

export interface PhotoPlacement {
  /** From pixels of the upright original to millimetres on the page. */
  matrix: Matrix
  /** Millimetres per pixel on paper. */
  scale: number
  /** The effective crop: within its limits; a covering photo never shows paper. */
  crop: Crop
  /** Size in pixels after quarter turns. */
  turned: Size
}

/** Places a photo; with `fit: cover` it covers the slot whatever the crop says. */
export function placePhoto(frame: SlotFrame, photo: Size, crop: Crop): PhotoPlacement {
  const turned = rotatedPhotoSize(photo, crop)
  const used = clampCrop(frame, photo, crop)
  const scale =
    used.fit === 'cover'
      ? coverScale(frame, turned, used.angle) * used.zoom
      : containScale(frame, turned, used.angle)
  const target = centreOf(used.fit === 'cover' ? frame.cover : frame.whole)
  const anchor = used.fit === 'cover' ? used.centre : { u: 0.5, v: 0.5 }
  const matrix = composeAll(
    uprightMatrix(photo, crop),
    translation(-anchor.u * turned.width, -anchor.v * turned.height),
    scaling(scale),
    rotation(used.angle),
    translation(target.x, target.y),
  )
  return { matrix, scale, crop: used, turned }
}

/** From pixels of the upright original to pixels of the quarter-turned, mirrored photo. */
export function uprightMatrix(
  { width, height }: Size,
  crop: Pick<Crop, 'quarterTurns' | 'mirrored'>,
): Matrix {
  const turned = rotatedPhotoSize({ width, height }, crop)
  const back = [translation(0, 0), translation(height, 0), translation(width, height), translation(0, width)]
  const turning = composeAll(rotation(crop.quarterTurns * 90), back[crop.quarterTurns] ?? translation(0, 0))
  return crop.mirrored ? composeAll(turning, scaling(-1, 1), translation(turned.width, 0)) : turning
}

export const rotatedPhotoSize = ({ width, height }: Size, crop: Pick<Crop, 'quarterTurns'>): Size =>
  crop.quarterTurns % 2 === 0 ? { width, height } : { width: height, height: width }

/**
 * The nearest valid crop: zoom and angle within limits, and the centre moved only so far that the tilted photo still
 * covers the slot with its bleed. A contained photo retains the centre and zoom of its covering crop.
 */
export function clampCrop(frame: SlotFrame, photo: Size, crop: Crop): Crop {
  const angle = clampRange(crop.angle, -LIMITS.angle, LIMITS.angle)
  const zoom = clampRange(crop.zoom, LIMITS.zoom.min, LIMITS.zoom.max)
  if (crop.fit === 'contain') return { ...crop, angle, zoom }
  const turned = rotatedPhotoSize(photo, crop)
  const needed = coveringSize(frame, angle)
  const scale = coverScale(frame, turned, angle) * zoom
  const centre = {
    u: clampToCover(crop.centre.u, needed.width / (scale * turned.width)),
    v: clampToCover(crop.centre.v, needed.height / (scale * turned.height)),
  }
  return { ...crop, angle, zoom, centre }
}

// A slot is inside a tilted photo exactly if the bounding box of the slot, aligned with the photo's axes, is inside it:
// this makes cover and clamp plain interval arithmetic at every angle.
function coveringSize(frame: SlotFrame, angle: number): Size {
  const { cos, sin } = rotationVector(angle)
  return rotatedBounds(frame.cover, cos, sin)
}

function coverScale(frame: SlotFrame, turned: Size, angle: number): number {
  const needed = coveringSize(frame, angle)
  return Math.max(needed.width / turned.width, needed.height / turned.height)
}

function containScale(frame: SlotFrame, turned: Size, angle: number): number {
  const { cos, sin } = rotationVector(angle)
  const size = rotatedBounds(turned, cos, sin)
  return Math.min(frame.whole.width / size.width, frame.whole.height / size.height)
}

/** `share` is the part of the photo's length that the slot covers. */
function clampToCover(centre: number, share: number): number {
  const half = Math.min(0.5, share / 2)
  return clampRange(centre, half, 1 - half)
}

const clampRange = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
