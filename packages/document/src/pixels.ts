import type { PhotoSlot } from './elements/photo/photo.ts'
import { contains } from './geometry/box.ts'
import { apply, invert, type Matrix } from './geometry/matrix.ts'
import { placePhoto } from './geometry/place-photo.ts'
import { slotFrame } from './geometry/slot-frame.ts'
import type { Page, Point, Size } from './model.ts'

/** A small version of a photo: four bytes per pixel (red, green, blue, ignored), row by row. */
export interface Pixels extends Size {
  data: ArrayLike<number>
}

export type Rgb = readonly [number, number, number]

export const PAPER_WHITE_RGB: Rgb = [0xff, 0xff, 0xff]

/** The colour of a photo at a point of the page; paper outside of it. */
export function pixelAt(
  { width, height, data }: Pixels,
  photo: Size,
  toPhoto: Matrix,
  x: number,
  y: number,
): Rgb {
  const at = apply(toPhoto, { x, y })
  const column = Math.floor((at.x / photo.width) * width)
  const row = Math.floor((at.y / photo.height) * height)
  if (column < 0 || row < 0 || column >= width || row >= height) return PAPER_WHITE_RGB
  const offset = 4 * (row * width + column)
  return [data[offset] ?? 255, data[offset + 1] ?? 255, data[offset + 2] ?? 255]
}

export const toHex = (colour: Rgb) =>
  `#${colour.map(level => Math.round(level).toString(16).padStart(2, '0')).join('')}`

/** The colour of a photo slot at a point of its page, in mm; null outside the slot, and if it is empty. */
export function slotColourAt(
  page: Page,
  slot: PhotoSlot,
  photo: Size,
  pixels: Pixels,
  at: Point,
): Rgb | null {
  if (!slot.photo || !isInside(slot, at)) return null
  const { matrix } = placePhoto(slotFrame(page, slot), photo, slot.photo.crop)
  return pixelAt(pixels, photo, invert(matrix), at.x, at.y)
}

/** Tests round slots by their curve, all others by their box. */
function isInside({ box, mask }: PhotoSlot, at: Point): boolean {
  if (!contains(box, at)) return false
  if (mask !== 'ellipse' && mask !== 'circle') return true
  const [a, b] =
    mask === 'circle'
      ? Array<number>(2).fill(Math.min(box.width, box.height) / 2)
      : [box.width / 2, box.height / 2]
  const [x, y] = [at.x - box.x - box.width / 2, at.y - box.y - box.height / 2]
  return (x / (a ?? 1)) ** 2 + (y / (b ?? 1)) ** 2 <= 1
}
