import type { Box, Crop, Point, Size } from '../model.ts'
import { centreOf } from './box.ts'
import { apply, applyToVector, composeAll, invert, rotation } from './matrix.ts'
import { clampCrop, placePhoto, rotatedPhotoSize, uprightMatrix } from './place-photo.ts'
import type { SlotFrame } from './slot-frame.ts'

/** Moves the photo in its slot by millimetres of the page. A contained photo does not move. */
export function panCrop(frame: SlotFrame, photo: Size, crop: Crop, by: Point): Crop {
  if (crop.fit === 'contain') return crop
  const placed = placePhoto(frame, photo, crop)
  const along = applyToVector(rotation(-placed.crop.angle), by)
  const centre = {
    u: placed.crop.centre.u - along.x / (placed.scale * placed.turned.width),
    v: placed.crop.centre.v - along.y / (placed.scale * placed.turned.height),
  }
  return clampCrop(frame, photo, { ...placed.crop, centre })
}

/**
 * Zooms so that the photo point at `about` (page mm, by default the slot's centre) stays there as far as the photo
 * still covers the slot. Zooming into a contained photo makes it cover the slot.
 */
export function zoomCrop(frame: SlotFrame, photo: Size, crop: Crop, factor: number, about?: Point): Crop {
  if (crop.fit === 'contain') {
    return factor > 1 ? clampCrop(frame, photo, { ...crop, fit: 'cover', zoom: 1 }) : crop
  }
  const used = clampCrop(frame, photo, crop)
  return setCropZoom(frame, photo, used, used.zoom * factor, about)
}

/** Like `zoomCrop`, with the target zoom; limits apply. */
export function setCropZoom(frame: SlotFrame, photo: Size, crop: Crop, zoom: number, about?: Point): Crop {
  const before = clampCrop(frame, photo, { ...crop, fit: 'cover' })
  const fixed = about ?? centreOf(frame.cover)
  const point = photoPointAt(frame, photo, before, fixed)
  return anchorCrop(frame, photo, { ...before, zoom }, point, fixed)
}

/**
 * The crop with its own zoom and angle that moves a photo point (shares 0..1 of the turned, mirrored photo) to `at`
 * (page mm), as far as the photo still covers the slot: used while dragging the photo at that point.
 */
export function anchorCrop(
  frame: SlotFrame,
  photo: Size,
  crop: Crop,
  point: { u: number; v: number },
  at: Point,
): Crop {
  const placed = placePhoto(frame, photo, { ...crop, fit: 'cover' })
  const middle = centreOf(frame.cover)
  const offset = applyToVector(rotation(-placed.crop.angle), { x: at.x - middle.x, y: at.y - middle.y })
  const centre = {
    u: point.u - offset.x / (placed.scale * placed.turned.width),
    v: point.v - offset.y / (placed.scale * placed.turned.height),
  }
  return clampCrop(frame, photo, { ...placed.crop, centre })
}

/** Tilts to an angle in degrees clockwise; the photo is enlarged so that it still covers the slot. */
export const setCropAngle = (frame: SlotFrame, photo: Size, crop: Crop, angle: number): Crop =>
  clampCrop(frame, photo, { ...crop, angle })

/** Rotates the visible photo by quarter turns clockwise (negative: counter-clockwise); the centre stays. */
export function quarterTurnCrop(frame: SlotFrame, photo: Size, crop: Crop, turns: number): Crop {
  const steps = ((Math.trunc(turns) % 4) + 4) % 4
  let { u, v } = crop.centre
  for (let step = 0; step < steps; step++) [u, v] = [1 - v, u]
  // A photo is turned before it is mirrored, so the visible rotation of a mirrored photo is reversed.
  const quarterTurns = ((crop.quarterTurns + (crop.mirrored ? 4 - steps : steps)) % 4) as Crop['quarterTurns']
  return clampCrop(frame, photo, { ...crop, quarterTurns, centre: { u, v } })
}

/** Mirrors the visible photo horizontally. */
export const mirrorCrop = (frame: SlotFrame, photo: Size, crop: Crop): Crop =>
  clampCrop(frame, photo, {
    ...crop,
    mirrored: !crop.mirrored,
    angle: crop.angle === 0 ? 0 : -crop.angle,
    centre: { u: 1 - crop.centre.u, v: crop.centre.v },
  })

/** Toggles between the complete photo with paper around it, and covering the slot as before. */
export const toggleContain = (frame: SlotFrame, photo: Size, crop: Crop): Crop =>
  clampCrop(frame, photo, { ...crop, fit: crop.fit === 'cover' ? 'contain' : 'cover' })

/** The crop that fills the slot with the current content of `opening` (page mm, with the slot's proportions). */
export function cropToOpening(frame: SlotFrame, photo: Size, crop: Crop, opening: Box): Crop {
  const before = clampCrop(frame, photo, { ...crop, fit: 'cover' })
  const centre = photoPointAt(frame, photo, before, centreOf(opening))
  const zoom = (before.zoom * frame.cover.width) / opening.width
  return clampCrop(frame, photo, { ...before, centre, zoom })
}

/** The point of the turned, mirrored photo (shares 0..1) at a point of the page. */
export function photoPointAt(frame: SlotFrame, photo: Size, crop: Crop, at: Point): { u: number; v: number } {
  const { matrix } = placePhoto(frame, photo, crop)
  const turned = rotatedPhotoSize(photo, crop)
  const point = apply(composeAll(invert(matrix), uprightMatrix(photo, crop)), at)
  return { u: point.x / turned.width, v: point.y / turned.height }
}
