import { LIMITS } from '../limits.ts'
import type { Box, Crop, Size } from '../model.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { headOf } from './fit-faces.ts'

/** Width of a round photo by that of the head in it: the whole head is inside the circle. */
const AROUND_ONE = 1.9
/** Width of a round photo by that of all its heads together. */
const AROUND_ALL = 1.5
/** Above the least resolution in print, so that rounding does not fall below it. */
const SPARE = 1.05
const MM_PER_INCH = 25.4

/**
 * The crop of a photo in a small circle or square: around all faces, or around the largest where they are far apart.
 * The middle of the photo without faces. Enlarges only as far as the resolution allows.
 *
 * @param faces in shares of the upright photo
 */
export function cropAroundFaces(
  photo: Size,
  faces: readonly Box[],
  { sideMm, leastPpi }: { sideMm: number; leastPpi: number },
): Crop {
  const heads = faces.map(headOf).map(({ x, y, width, height }) => ({
    ...{ x: x * photo.width, y: y * photo.height },
    ...{ width: width * photo.width, height: height * photo.height },
  }))
  const [largest] = heads.toSorted((a, b) => b.width * b.height - a.width * a.height)
  if (!largest) return DEFAULT_CROP
  const short = Math.min(photo.width, photo.height)
  const all = boundsOf(heads)
  const isTogether = heads.length > 1 && AROUND_ALL * Math.max(all.width, all.height) <= short
  const shown = isTogether ? all : largest
  const size = Math.max(shown.width, shown.height)
  const middle = { x: shown.x + shown.width / 2, y: shown.y + shown.height / 2 }
  // A face at the edge of its photo stays in the middle of a smaller crop, where the circle does not cut it.
  const toEdge = Math.min(middle.x, middle.y, photo.width - middle.x, photo.height - middle.y)
  const wanted = Math.max(size, Math.min(size * (isTogether ? AROUND_ALL : AROUND_ONE), 2 * toEdge))
  const sharp = (sideMm / MM_PER_INCH) * leastPpi * SPARE
  const side = Math.min(short, Math.max(wanted, sharp, short / LIMITS.zoom.max))
  const at = (place: number, length: number) =>
    Math.min(length - side / 2, Math.max(side / 2, place)) / length
  return {
    ...DEFAULT_CROP,
    zoom: short / side,
    centre: { u: at(middle.x, photo.width), v: at(middle.y, photo.height) },
  }
}

function boundsOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map(box => box.x))
  const y = Math.min(...boxes.map(box => box.y))
  return {
    ...{ x, y },
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  }
}
