import { describe, expect, test } from 'vitest'
import type { Point, Quad } from './homography.ts'
import { perspectiveStyle } from './perspective-style.ts'

const oak: Quad = [
  [427.12, 196.61],
  [863.98, 270.17],
  [869.19, 667.54],
  [422.98, 677.39],
]

/** Computes the CSS as a browser does for a stage of `stage` pixels. */
function cornersAt(style: ReturnType<typeof perspectiveStyle>, stage: number): Point[] {
  const cqw = (text: string | undefined) => (Number.parseFloat(text ?? '0') / 100) * stage
  const list = (name: string) => new RegExp(`${name}\\(([^)]*)\\)`).exec(style.transform)?.[1]?.split(',')
  const m = list('matrix3d')!.map(Number)
  const [tx, ty] = list('translate')!.map(cqw)
  const depth = list('perspective') ? cqw(list('perspective')![0]) : Number.POSITIVE_INFINITY
  const [width, height] = [cqw(style.width), cqw(style.height)]
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ].map(([x = 0, y = 0]) => {
    const z = m[2]! * x + m[6]! * y
    const w = 1 - z / depth
    return [(m[0]! * x + m[4]! * y + tx!) / w, (m[1]! * x + m[5]! * y + ty!) / w]
  })
}

describe('the CSS of a placement', () => {
  test.each([320, 390, 776, 1200, 1440, 2880])(
    'meets the corners within half a pixel on a stage of %i px',
    stage => {
      const corners = cornersAt(perspectiveStyle(oak, 1200, 0), stage)
      corners.forEach(([x, y], index) => {
        expect(Math.abs(x - (oak[index]![0] * stage) / 1200)).toBeLessThan(0.5)
        expect(Math.abs(y - (oak[index]![1] * stage) / 1200)).toBeLessThan(0.5)
      })
    },
  )

  test('needs no perspective where the picture hangs parallel to the camera', () => {
    const frontal: Quad = [
      [690, 267],
      [1138, 267],
      [1138, 566],
      [690, 566],
    ]
    expect(perspectiveStyle(frontal, 1800).transform).not.toContain('perspective')
  })

  test('has every length in units of the stage', () => {
    const { width, height, transform } = perspectiveStyle(oak, 1200)
    expect([width, height].every(length => length.endsWith('cqw'))).toBe(true)
    expect(transform).not.toMatch(/\dpx/)
  })
})
