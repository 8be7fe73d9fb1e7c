import type { Pixels } from '../pixels.ts'

const SIDE = 8
/** Minimum contrast of 255: below it, differences are noise on a uniform area. */
const LEAST_CONTRAST = 12

/**
 * Perceptual hash of a photo: whether brightness falls or rises from left to right in an 8 by 8 raster (difference
 * hash). Computed on this device, sent nowhere.
 */
export function perceptualHash({ data, width, height }: Pixels): bigint {
  const grey = Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE + 1 }, (_, column) =>
      mean(data, width, {
        left: Math.floor((column * width) / (SIDE + 1)),
        right: Math.max(1, Math.floor(((column + 1) * width) / (SIDE + 1))),
        top: Math.floor((row * height) / SIDE),
        bottom: Math.max(1, Math.floor(((row + 1) * height) / SIDE)),
      }),
    ),
  )
  const all = grey.flat()
  if (Math.max(...all) - Math.min(...all) < LEAST_CONTRAST) return 0n
  let bits = 0n
  for (const row of grey)
    for (let at = 0; at < SIDE; at++) bits = (bits << 1n) | ((row[at] ?? 0) > (row[at + 1] ?? 0) ? 1n : 0n)
  return bits
}

interface Cell {
  left: number
  right: number
  top: number
  bottom: number
}

function mean(data: ArrayLike<number>, width: number, { left, right, top, bottom }: Cell): number {
  let sum = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4
      sum += (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11
    }
  }
  return sum / Math.max(1, (right - left) * (bottom - top))
}
