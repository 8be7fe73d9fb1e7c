import type { Raster } from '@passepartout/render/testing/rasterise'

/** A part of an image in whole pixels. */
export interface Part {
  left: number
  top: number
  right: number
  bottom: number
}

interface Shift {
  x: number
  y: number
}

const STEPS = 12
const ENOUGH = 0.001

/**
 * Displacement of dark marks on white against another image, in pixels: undefined where both are empty, infinite where
 * one is. Minimises the difference of the images. Their centroids are only the starting point: two renderers draw thin
 * strokes a little lighter or darker, which moves the centroid of wide text blocks though no word has moved.
 */
export function imageShift(from: Raster, to: Raster, part: Part): Shift | undefined {
  const [a, b] = [middleOf(from, part), middleOf(to, part)]
  if (!a && !b) return undefined
  if (!a || !b) return { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY }
  let shift: Shift = { x: Math.round(b.x - a.x), y: Math.round(b.y - a.y) }
  for (let step = 0; step < STEPS; step++) {
    const nearer = correction(from, to, part, shift)
    shift = { x: shift.x + nearer.x, y: shift.y + nearer.y }
    if (Math.hypot(nearer.x, nearer.y) < ENOUGH) break
  }
  return shift
}

/** One step of Lucas and Kanade: the least-squares correction of the displacement. */
function correction(from: Raster, to: Raster, part: Part, shift: Shift): Shift {
  let [xx, xy, yy, xd, yd] = [0, 0, 0, 0, 0]
  for (let y = part.top; y < part.bottom; y++) {
    for (let x = part.left; x < part.right; x++) {
      const at = (dx: number, dy: number) => between(to, x + shift.x + dx, y + shift.y + dy)
      const gx = (at(1, 0) - at(-1, 0)) / 2
      const gy = (at(0, 1) - at(0, -1)) / 2
      if (gx === 0 && gy === 0) continue
      const difference = darkness(from, x, y) - at(0, 0)
      xx += gx * gx
      xy += gx * gy
      yy += gy * gy
      xd += gx * difference
      yd += gy * difference
    }
  }
  const determinant = xx * yy - xy * xy
  if (determinant === 0) return { x: 0, y: 0 }
  return { x: (yy * xd - xy * yd) / determinant, y: (xx * yd - xy * xd) / determinant }
}

function darkness({ width, height, pixels }: Raster, x: number, y: number): number {
  const inside = x >= 0 && y >= 0 && x < width && y < height
  return inside ? 255 - (pixels[(y * width + x) * 3] ?? 255) : 0
}

function between(raster: Raster, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - left, y - top]
  const row = (line: number) =>
    darkness(raster, left, line) * (1 - u) + (u === 0 ? 0 : darkness(raster, left + 1, line) * u)
  return row(top) * (1 - v) + (v === 0 ? 0 : row(top + 1) * v)
}

function middleOf(raster: Raster, { left, top, right, bottom }: Part): Shift | undefined {
  let [ink, x, y] = [0, 0, 0]
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const dark = darkness(raster, column, row)
      ink += dark
      x += dark * column
      y += dark * row
    }
  }
  return ink > 500 ? { x: x / ink, y: y / ink } : undefined
}
