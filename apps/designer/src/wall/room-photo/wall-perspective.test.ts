import { type Point, project, type Quad } from '@passepartout/mockups'
import { describe, expect, it } from 'vitest'
import { sheetSize } from './room-photo.ts'
import {
  fitPhotoToStage,
  nextFreeWallPosition,
  scaleAtWallPoint,
  snapToNeighbours,
  wallPlane,
  wallPointAt,
  wallTransform,
} from './wall-perspective.ts'

/** A wall seen from its left: the sheet's right side is shorter. */
const corners: Quad = [
  [800, 500],
  [900, 506],
  [900, 640],
  [800, 650],
]
const sheet = sheetSize('A4', false)
const plane = wallPlane({ corners }, sheet)

/** The point to which the browser's transform maps a point of the element. */
function transformed(css: string, [x, y]: Point): Point {
  const m = css.slice(9, -1).split(',').map(Number) as [number, ...number[]]
  const at = (row: number) => (m[row] ?? 0) * x + (m[4 + row] ?? 0) * y + (m[12 + row] ?? 0)
  return [at(0) / at(3), at(1) / at(3)]
}

describe('A picture on the photo of a wall', () => {
  it('covers what the sheet covers, if it is as large as the sheet and hangs in its place', () => {
    const [zoom, scale] = [0.4, 0.31]
    const css = wallTransform(plane, [0, 0], scale, zoom)
    const ends: Point[] = [
      [0, 0],
      [sheet[0] * scale, 0],
      [sheet[0] * scale, sheet[1] * scale],
      [0, sheet[1] * scale],
    ]
    for (const [index, end] of ends.entries()) {
      const [x, y] = transformed(css, end)
      expect(x).toBeCloseTo((corners[index]?.[0] ?? 0) * zoom, 3)
      expect(y).toBeCloseTo((corners[index]?.[1] ?? 0) * zoom, 3)
    }
  })

  it('keeps its place under the finger: a pixel leads to the millimetre that leads to the pixel', () => {
    for (const pixel of [
      [820, 520],
      [300, 200],
      [1400, 900],
    ] as const) {
      const point = wallPointAt(plane, pixel) as Point
      expect(project(plane, point)[0]).toBeCloseTo(pixel[0], 4)
      expect(project(plane, point)[1]).toBeCloseTo(pixel[1], 4)
    }
  })

  it('cannot hang beyond the horizon of its wall', () => {
    const steep: Quad = [
      [800, 500],
      [900, 530],
      [900, 620],
      [800, 650],
    ]
    expect(wallPointAt(wallPlane({ corners: steep }, sheet), [4000, 575])).toBeNull()
  })

  it('grows smaller where the wall goes away', () => {
    expect(scaleAtWallPoint(plane, [1000, 150], 1)).toBeLessThan(scaleAtWallPoint(plane, [0, 150], 1))
  })
})

describe('The photo of the wall', () => {
  it.each([
    { width: 872, height: 772 },
    { width: 390, height: 600 },
    { width: 1264, height: 944 },
  ])('fills a stage of $width x $height as far as a fifth of it stays in sight', stage => {
    const { zoom } = fitPhotoToStage({ width: 2400, height: 1600 }, stage)
    expect(Math.min(1, stage.width / (2400 * zoom))).toBeGreaterThanOrEqual(0.8 - 1e-9)
    expect(Math.min(1, stage.height / (1600 * zoom))).toBeGreaterThanOrEqual(0.8 - 1e-9)
  })
})

describe('Neighbours on a wall', () => {
  const left = { outer: { widthMm: 600, heightMm: 400 }, centre: [0, 0] as Point }
  const small = { widthMm: 300, heightMm: 200 }

  it.each([
    ['upper edges', [800, -103], [800, -100]],
    ['middles', [800, 4], [800, 0]],
    ['lower edges', [800, 96], [800, 100]],
    ['left edges', [-152, 400], [-150, 400]],
  ] as const)('meet at their %s', (_what, centre, wanted) => {
    expect(snapToNeighbours({ outer: small, centre }, [left], 6)).toEqual(wanted)
  })

  it('let go of a picture that is farther away', () => {
    expect(snapToNeighbours({ outer: small, centre: [800, 60] }, [left], 6)).toEqual([800, 60])
  })

  it('leave five centimetres beside them', () => {
    expect(nextFreeWallPosition(small, left)).toEqual([500, 0])
  })
})
