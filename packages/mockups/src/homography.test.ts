import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  expandQuad,
  homographyTo,
  invert,
  type Point,
  project,
  type Quad,
  quadPixelSize,
} from './homography.ts'

/** Convex quads as a camera sees them: a rectangle whose corners move by less than a third of its sides. */
const quads = fc
  .record({
    x: fc.double({ min: -200, max: 1600, noNaN: true }),
    y: fc.double({ min: -200, max: 1000, noNaN: true }),
    width: fc.double({ min: 20, max: 1200, noNaN: true }),
    height: fc.double({ min: 20, max: 900, noNaN: true }),
    bend: fc.array(fc.double({ min: -0.3, max: 0.3, noNaN: true }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ x, y, width, height, bend }): Quad => {
    const corner = (cx: number, cy: number, index: number): Point => [
      x + (cx + (bend[index] ?? 0)) * width,
      y + (cy + (bend[index + 1] ?? 0)) * height,
    ]
    return [corner(0, 0, 0), corner(1, 0, 2), corner(1, 1, 4), corner(0, 1, 6)]
  })

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

describe('a picture laid into a quad', () => {
  test('meets all four corners far closer than half a pixel', () => {
    fc.assert(
      fc.property(
        quads,
        fc.integer({ min: 10, max: 4000 }),
        fc.integer({ min: 10, max: 4000 }),
        (quad, w, h) => {
          const m = homographyTo(w, h, quad)
          const corners: Point[] = [
            [0, 0],
            [w, 0],
            [w, h],
            [0, h],
          ]
          corners.forEach((corner, index) => {
            expect(distance(project(m, corner), quad[index]!)).toBeLessThan(0.01)
          })
        },
      ),
    )
  })

  test('keeps straight lines straight: the diagonals cross in the projected middle', () => {
    fc.assert(
      fc.property(quads, quad => {
        const middle = project(homographyTo(100, 100, quad), [50, 50])
        const cross = (a: Point, b: Point, p: Point) =>
          Math.abs((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / distance(a, b)
        expect(cross(quad[0], quad[2], middle)).toBeLessThan(0.01)
        expect(cross(quad[1], quad[3], middle)).toBeLessThan(0.01)
      }),
    )
  })

  test('finds the way back from the scene to the picture', () => {
    fc.assert(
      fc.property(
        quads,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (quad, u, v) => {
          const m = homographyTo(900, 600, quad)
          const point: Point = [u * 900, v * 600]
          expect(distance(project(invert(m), project(m, point)), point)).toBeLessThan(0.01)
        },
      ),
    )
  })

  test('is refused for a quad without area', () => {
    const flat: Quad = [
      [0, 0],
      [10, 0],
      [20, 0],
      [30, 0],
    ]
    expect(() => homographyTo(10, 10, flat)).toThrow(RangeError)
    expect(() =>
      homographyTo(0, 10, [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ]),
    ).toThrow(RangeError)
  })
})

describe('a grown quad', () => {
  test('of an upright rectangle reaches out by the given pixels on every side', () => {
    const grown = expandQuad(
      [
        [100, 50],
        [300, 50],
        [300, 250],
        [100, 250],
      ],
      2,
    )
    expect(grown.flat().map(Math.round)).toEqual([98, 48, 302, 48, 302, 252, 98, 252])
  })

  test('contains the quad it came from', () => {
    fc.assert(
      fc.property(quads, quad => {
        const grown = expandQuad(quad, 2)
        const [width, height] = quadPixelSize(grown)
        const back = invert(homographyTo(width, height, grown))
        for (const corner of quad) {
          const [x, y] = project(back, corner)
          expect(x).toBeGreaterThan(0)
          expect(y).toBeGreaterThan(0)
          expect(x).toBeLessThan(width)
          expect(y).toBeLessThan(height)
        }
      }),
    )
  })
})
