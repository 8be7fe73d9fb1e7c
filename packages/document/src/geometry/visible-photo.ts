import type { PhotoSlot } from '../elements/photo/photo.ts'
import type { Crop, Page, Point, Size } from '../model.ts'
import { cornersOf, intersect, visibleBox } from './box.ts'
import { apply, composeAll, invert } from './matrix.ts'
import { placePhoto, uprightMatrix } from './place-photo.ts'
import { slotFrame } from './slot-frame.ts'

/** Shares 0..1 of the turned, mirrored photo. */
export interface VisiblePhoto {
  /** Corners of the visible part, clockwise from the slot's top left. */
  corners: [Point, Point, Point, Point]
  /** Maximum cropping of each side. */
  cut: { top: number; right: number; bottom: number; left: number }
  /** Cropped share of the photo's area. */
  loss: number
}

/** The visible part of a photo on the finished product: the front, and the sides of a folded canvas. */
export function visiblePhoto(page: Page, slot: PhotoSlot, photo: Size, crop: Crop): VisiblePhoto {
  const seen = slot.turn === 0 ? intersect(slot.box, visibleBox(page)) : slot.box
  if (crop.fit === 'contain' || !seen) return WHOLE
  const { matrix, scale, turned } = placePhoto(slotFrame(page, slot), photo, crop)
  const toTurned = composeAll(invert(matrix), uprightMatrix(photo, crop))
  const share = (corner: Point): Point => {
    const at = apply(toTurned, corner)
    return { x: at.x / turned.width, y: at.y / turned.height }
  }
  const [a, b, c, d] = cornersOf(seen)
  const corners: VisiblePhoto['corners'] = [share(a), share(b), share(c), share(d)]
  const us = corners.map(corner => corner.x)
  const vs = corners.map(corner => corner.y)
  const area = (seen.width * seen.height) / (scale * scale * turned.width * turned.height)
  return {
    corners,
    cut: {
      top: positive(Math.min(...vs)),
      right: positive(1 - Math.max(...us)),
      bottom: positive(1 - Math.max(...vs)),
      left: positive(Math.min(...us)),
    },
    loss: positive(1 - area),
  }
}

const WHOLE: VisiblePhoto = {
  corners: cornersOf({ x: 0, y: 0, width: 1, height: 1 }),
  cut: { top: 0, right: 0, bottom: 0, left: 0 },
  loss: 0,
}

// Sums of shares have rounding errors like -1e-17; a cropped share is never negative.
const positive = (share: number) => (share > 1e-9 ? share : 0)
