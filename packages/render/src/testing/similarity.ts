import type { Raster } from './rasterise.ts'

const WINDOW = 8
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

/** Structural similarity of two images of one size, 1 when they are equal: mean over windows of 8 x 8. */
export function similarity(a: Raster, b: Raster): number {
  if (a.width !== b.width || a.height !== b.height) {
    throw new Error(`Sizes differ: ${a.width} x ${a.height} and ${b.width} x ${b.height}`)
  }
  const scores: number[] = []
  for (let channel = 0; channel < 3; channel++) {
    for (let y = 0; y + WINDOW <= a.height; y += WINDOW / 2) {
      for (let x = 0; x + WINDOW <= a.width; x += WINDOW / 2) {
        scores.push(windowScore(a, b, x, y, channel))
      }
    }
  }
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

function windowScore(a: Raster, b: Raster, x: number, y: number, channel: number): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0]
  for (let dy = 0; dy < WINDOW; dy++) {
    for (let dx = 0; dx < WINDOW; dx++) {
      const at = ((y + dy) * a.width + x + dx) * 3 + channel
      const [p, q] = [a.pixels[at] ?? 0, b.pixels[at] ?? 0]
      sumA += p
      sumB += q
      sumAA += p * p
      sumBB += q * q
      sumAB += p * q
    }
  }
  const n = WINDOW * WINDOW
  const [meanA, meanB] = [sumA / n, sumB / n]
  const [varA, varB, cov] = [sumAA / n - meanA ** 2, sumBB / n - meanB ** 2, sumAB / n - meanA * meanB]
  return ((2 * meanA * meanB + C1) * (2 * cov + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (varA + varB + C2))
}

/**
 * Share of the ink of two plates, black on white, that both have in the same places: 1 where they are equal. Unlike the
 * mean over a mostly blank sheet, it detects each missing line.
 */
export function sharedInk(a: Raster, b: Raster): number {
  let [inkA, inkB, both] = [0, 0, 0]
  for (let at = 0; at < a.pixels.length; at += 3) {
    const [inA, inB] = [255 - (a.pixels[at] ?? 255), 255 - (b.pixels[at] ?? 255)]
    inkA += inA
    inkB += inB
    both += Math.min(inA, inB)
  }
  const most = Math.max(inkA, inkB)
  // Less than a square millimetre: foil hidden by a photo.
  return most < 255 ? 1 : both / most
}

/** The colour at a point given in shares of the image. */
export function sampleColour(
  { width, height, pixels }: Raster,
  u: number,
  v: number,
): [number, number, number] {
  const at =
    (Math.min(height - 1, Math.floor(v * height)) * width + Math.min(width - 1, Math.floor(u * width))) * 3
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
}
