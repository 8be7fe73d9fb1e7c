import { homographyTo, invert, type Point, project, type Quad } from '@passepartout/mockups'
import { describe, expect, it } from 'vitest'
import {
  findPaperSheet,
  isPaperSheet,
  isSheetLandscape,
  type PixelData,
  shortestSide,
} from './find-paper-sheet.ts'

/** A wall with light from the upper left, grain, and objects in front; 16 samples per pixel. */
function photoOf({
  quad,
  wall = [196, 178, 150],
  paper = 246,
  width = 640,
  height = 480,
  more = () => null,
}: {
  quad: Quad | null
  wall?: readonly [number, number, number]
  paper?: number
  width?: number
  height?: number
  more?: (x: number, y: number) => readonly [number, number, number] | null
}): PixelData {
  const data = new Uint8ClampedArray(width * height * 4)
  const toSheet = quad && invert(homographyTo(1, 1, quad))
  let seed = 7
  const grain = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return (seed / 2_147_483_648 - 0.5) * 7
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let covered = 0
      if (toSheet)
        for (let sample = 0; sample < 16; sample++) {
          const point: Point = [x + ((sample % 4) + 0.5) / 4, y + (Math.floor(sample / 4) + 0.5) / 4]
          const [u, v] = project(toSheet, point)
          if (u > 0 && u < 1 && v > 0 && v < 1) covered += 1 / 16
        }
      const shade = 1.08 - (x / width) * 0.18 - (y / height) * 0.12
      const ground = more(x, y) ?? wall
      const noise = grain()
      for (let channel = 0; channel < 3; channel++)
        data[(y * width + x) * 4 + channel] =
          ((ground[channel] ?? 0) * (1 - covered) + paper * covered) * shade + noise
      data[(y * width + x) * 4 + 3] = 255
    }
  return { width, height, data }
}

const straight: Quad = [
  [300, 150],
  [370, 150],
  [370, 249],
  [300, 249],
]
const aslant: Quad = [
  [210.4, 160.7],
  [318.2, 148.1],
  [322.9, 226.5],
  [213.3, 232.2],
]
const far: Quad = [
  [400.3, 120.2],
  [424.9, 121],
  [424.1, 156.3],
  [399.8, 155.1],
]
const off = (found: Quad | null, wanted: Quad) =>
  found
    ? Math.max(...found.map((p, i) => Math.hypot(p[0] - (wanted[i]?.[0] ?? 0), p[1] - (wanted[i]?.[1] ?? 0))))
    : Number.POSITIVE_INFINITY

describe('A sheet of paper in a photo of a wall', () => {
  it.each([
    ['from the front', straight],
    ['from the side', aslant],
    ['from far away', far],
  ])('is found %s, its corners within 0.6 pixels', (_how, quad) => {
    expect(off(findPaperSheet(photoOf({ quad })), quad)).toBeLessThan(0.6)
  })

  it.each([
    ['a grey wall', [150, 152, 155]],
    ['a dark wall', [60, 66, 72]],
    ['a wall in sage', [190, 205, 175]],
  ] as const)('is found on %s', (_name, wall) => {
    expect(off(findPaperSheet(photoOf({ quad: aslant, wall })), aslant)).toBeLessThan(1)
  })

  it('is told from a lamp, a window that the photo cuts and a white shelf', () => {
    const more = (x: number, y: number) => {
      if (Math.hypot(x - 520, y - 120) < 34) return [255, 250, 235] as const
      if (x > 600 && y < 200) return [255, 255, 255] as const
      if (x > 60 && x < 300 && y > 380 && y < 396) return [240, 240, 238] as const
      return null
    }
    expect(off(findPaperSheet(photoOf({ quad: straight, more })), straight)).toBeLessThan(0.6)
  })

  it('is not made up on an empty wall, nor out of a round lamp', () => {
    expect(findPaperSheet(photoOf({ quad: null }))).toBeNull()
    const lamp = (x: number, y: number) =>
      Math.hypot(x - 320, y - 200) < 40 ? ([255, 250, 240] as const) : null
    expect(findPaperSheet(photoOf({ quad: null, more: lamp }))).toBeNull()
  })

  it('is not certain where the wall is as white as the paper', () => {
    expect(findPaperSheet(photoOf({ quad: straight, wall: [243, 243, 242], paper: 246 }))).toBeNull()
  })
})

describe('Four corners', () => {
  it('are a sheet while they go around it, and none once they cross or lie in one line', () => {
    expect(isPaperSheet(straight)).toBe(true)
    expect(isPaperSheet([straight[1], straight[0], straight[2], straight[3]])).toBe(false)
    expect(isPaperSheet([straight[3], straight[2], straight[1], straight[0]])).toBe(false)
    expect(
      isPaperSheet([
        [0, 0],
        [10, 10],
        [20, 20],
        [30, 30],
      ]),
    ).toBe(false)
  })

  it('tell how the sheet hangs and how small it is', () => {
    expect([isSheetLandscape(straight), isSheetLandscape(aslant)]).toEqual([false, true])
    expect(shortestSide(far)).toBeCloseTo(24.3, 0)
  })
})
