import { homographyTo, invert, type Quad } from '@passepartout/mockups'

/** Pixels in rows from the top, four bytes each (RGBA). */
export interface Raster {
  data: Uint8Array
  width: number
  height: number
}

/** Draws a flat image into a quad of `target`, in perspective; parts outside the target are clipped. */
export function warpImage(source: Raster, quad: Quad, target: Raster): void {
  const back = invert(homographyTo(source.width, source.height, quad))
  const [a, b, c, d, e, f, g, h, i] = back
  const xs = quad.map(([x]) => x)
  const ys = quad.map(([, y]) => y)
  const right = Math.min(target.width, Math.ceil(Math.max(...xs)))
  const bottom = Math.min(target.height, Math.ceil(Math.max(...ys)))
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < bottom; y++) {
    for (let x = Math.max(0, Math.floor(Math.min(...xs))); x < right; x++) {
      const w = g * (x + 0.5) + h * (y + 0.5) + i
      const u = (a * (x + 0.5) + b * (y + 0.5) + c) / w
      const v = (d * (x + 0.5) + e * (y + 0.5) + f) / w
      if (u < 0 || v < 0 || u >= source.width || v >= source.height) continue
      copyBlended(source, u - 0.5, v - 0.5, target.data, 4 * (y * target.width + x))
    }
  }
}

/** Writes the bilinear interpolation of the four pixels around a point. */
function copyBlended({ data, width, height }: Raster, u: number, v: number, into: Uint8Array, at: number) {
  const left = Math.max(0, Math.floor(u))
  const top = Math.max(0, Math.floor(v))
  const right = Math.min(width - 1, left + 1)
  const bottom = Math.min(height - 1, top + 1)
  const x = Math.max(0, u - left)
  const y = Math.max(0, v - top)
  for (let part = 0; part < 4; part++) {
    const pixel = (column: number, row: number) => data[4 * (row * width + column) + part] ?? 0
    const above = pixel(left, top) * (1 - x) + pixel(right, top) * x
    const below = pixel(left, bottom) * (1 - x) + pixel(right, bottom) * x
    into[at + part] = above * (1 - y) + below * y
  }
}
