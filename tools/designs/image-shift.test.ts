import type { Raster } from '@passepartout/render/testing/rasterise'
import { expect, test } from 'vitest'
import { imageShift } from './image-shift.ts'

const SIZE = { width: 80, height: 40 }
const WHOLE = { left: 0, top: 0, right: SIZE.width, bottom: SIZE.height }
/** Positions of soft dots, some with a weight that makes them lighter. */
const DOTS: [number, number, number][] = [
  [14, 10, 1],
  [22, 25, 1],
  [36, 17, 1],
  [48, 12, 1],
  [60, 27, 1],
]

function picture(dots: typeof DOTS, dx = 0, dy = 0): Raster {
  const pixels = new Uint8Array(SIZE.width * SIZE.height * 3)
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++) {
      const dark = dots.reduce(
        (sum, [left, top, weight]) =>
          sum + weight * Math.exp(-((x - left - dx) ** 2 + (y - top - dy) ** 2) / 5),
        0,
      )
      pixels.fill(
        Math.round(255 * (1 - Math.min(1, dark))),
        (y * SIZE.width + x) * 3,
        (y * SIZE.width + x) * 3 + 3,
      )
    }
  }
  return { ...SIZE, pixels }
}

test.each([
  ['a tenth of a pixel', 0.1, 0],
  ['part of a pixel both ways', -0.4, 0.3],
  ['several pixels', 7, -3.2],
])('a picture is found moved by %s', (_, x, y) => {
  const shift = imageShift(picture(DOTS), picture(DOTS, x, y), WHOLE)
  expect(shift?.x).toBeCloseTo(x, 1)
  expect(shift?.y).toBeCloseTo(y, 1)
})

test('marks that are drawn lighter have not moved', () => {
  const lighter = DOTS.map(([x, y], index): [number, number, number] => [x, y, index < 2 ? 0.8 : 1])
  const shift = imageShift(picture(DOTS), picture(lighter), WHOLE)
  expect(Math.hypot(shift?.x ?? 1, shift?.y ?? 1)).toBeLessThan(0.02)
})

test('marks that are missing are infinitely far', () => {
  expect(imageShift(picture(DOTS), picture([]), WHOLE)?.x).toBe(Number.POSITIVE_INFINITY)
})

test('two empty pictures have no place to compare', () => {
  expect(imageShift(picture([]), picture([]), WHOLE)).toBeUndefined()
})
