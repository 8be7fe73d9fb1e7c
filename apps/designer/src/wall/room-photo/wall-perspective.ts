import { type Homography, homographyTo, invert, type Point, project } from '@passepartout/mockups'
import type { RoomPhoto, sheetSize } from './room-photo.ts'

/** Fits the photo to the stage: whole where that is large enough, otherwise enlarged without cropping much of it. */
export function fitPhotoToStage(
  photo: { width: number; height: number },
  stage: { width: number; height: number },
): { zoom: number; x: number; y: number } {
  const whole = Math.min(stage.width / photo.width, stage.height / photo.height)
  const filling = Math.max(stage.width / photo.width, stage.height / photo.height)
  const zoom = Math.min(filling, whole * 1.25)
  return { zoom, x: (stage.width - photo.width * zoom) / 2, y: (stage.height - photo.height * zoom) / 2 }
}

/** Maps mm of the wall, from the sheet's upper left corner, to pixels of the photo. */
export const wallPlane = (
  wall: Pick<RoomPhoto, 'corners'>,
  sheet: ReturnType<typeof sheetSize>,
): Homography => homographyTo(sheet[0], sheet[1], wall.corners)

/** CSS pixels per millimetre at a point of the wall. */
export function scaleAtWallPoint(plane: Homography, [x, y]: Point, zoom: number): number {
  const [left, right] = [project(plane, [x - 0.5, y]), project(plane, [x + 0.5, y])]
  return Math.hypot(right[0] - left[0], right[1] - left[1]) * zoom
}

/**
 * CSS transform of an element flat on the wall: its upper left corner at `corner` (mm), drawn with `scale` CSS pixels
 * per mm, in a parent that displays the photo at `zoom`. The element's transform origin is its upper left corner.
 */
export function wallTransform(plane: Homography, corner: Point, scale: number, zoom: number): string {
  const [a, b, c, d, e, f, g, h, i] = plane
  const [x, y] = corner
  const across = a * x + b * y + c
  const down = d * x + e * y + f
  const depth = g * x + h * y + i
  const columns = [
    ...[(a * zoom) / scale, (d * zoom) / scale, 0, g / scale],
    ...[(b * zoom) / scale, (e * zoom) / scale, 0, h / scale],
    ...[0, 0, 1, 0],
    ...[across * zoom, down * zoom, 0, depth],
  ]
  return `matrix3d(${columns.map(value => Number(value.toPrecision(9))).join(',')})`
}

/** Point of the wall in mm for a pixel of the photo; `null` beyond the horizon. */
export function wallPointAt(plane: Homography, pixel: Point): Point | null {
  const point = project(invert(plane), pixel)
  const depth = plane[6] * point[0] + plane[7] * point[1] + plane[8]
  return depth > 0.05 && point.every(Number.isFinite) ? point : null
}

interface Box {
  outer: { widthMm: number; heightMm: number }
  centre: Point
}

/**
 * Snaps the centre so that edges or centre lines meet those of neighbours, within `reach` mm on each axis; the nearest
 * match wins.
 */
export function snapToNeighbours(picture: Box, neighbours: readonly Box[], reach: number): Point {
  const on = (axis: 0 | 1) => {
    const half = (box: Box) => (axis === 0 ? box.outer.widthMm : box.outer.heightMm) / 2
    const at = picture.centre[axis]
    const own = half(picture)
    const wanted = neighbours.flatMap(box => {
      const [middle, other] = [box.centre[axis], half(box)]
      return [middle, middle - other + own, middle + other - own]
    })
    const nearest = wanted.sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0]
    return nearest !== undefined && Math.abs(nearest - at) <= reach ? nearest : at
  }
  return [on(0), on(1)]
}

/** A free position beside the existing items: to the right of the last, with its centre at the same height. */
export function nextFreeWallPosition(picture: Box['outer'], last: Box, gapMm = 50): Point {
  return [last.centre[0] + last.outer.widthMm / 2 + gapMm + picture.widthMm / 2, last.centre[1]]
}
