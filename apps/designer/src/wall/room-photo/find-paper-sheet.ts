import type { Point, Quad } from '@passepartout/mockups'

/** Pixels of a canvas: four bytes each, row by row. */
export interface PixelData {
  width: number
  height: number
  data: ArrayLike<number>
}

/** Factor of brightness over the surroundings from which a pixel counts as paper. */
const BRIGHTER = 1.07
/** Radius of a pixel's surroundings, as a share of the longer side. */
const SURROUNDINGS = 0.12
/** Limits of a sheet's share of the photo: from a wall of four metres to a sheet at one metre. */
const LEAST_SHARE = 0.0004
const LARGEST_SHARE = 0.15
/** Minimum fill of the four corners' area; leaves, lamps and barred windows have less. */
const LEAST_FILLED = 0.88
/** Ratio of longer to shorter side: 1.41 for A4, 1.29 for Letter, with tolerance for perspective. */
const SHAPES = { least: 1.08, most: 1.9, best: 1.38 }

/**
 * Corners of a bright sheet of paper on a wall in pixels, clockwise from the upper left; `null` where none is certain
 * enough. White paper on a white wall often is not: then the visitor sets the corners.
 */
export function findPaperSheet(pixels: PixelData): Quad | null {
  const { width, height } = pixels
  const light = lightOf(pixels)
  let best: { quad: Quad; score: number } | null = null
  for (const blob of brightBlobs(light, width, height)) {
    const share = blob.area / (width * height)
    if (blob.touchesEdge || share < LEAST_SHARE || share > LARGEST_SHARE) continue
    const quad = largestQuad(convexHull(blob.rim))
    if (!quad) continue
    const filled = blob.area / areaOf(quad)
    const shape = sideRatio(quad)
    if (filled < LEAST_FILLED || filled > 1.15 || shape < SHAPES.least || shape > SHAPES.most) continue
    const score = Math.min(filled, 1) * blob.contrast - Math.abs(shape - SHAPES.best) * 0.2
    if (!best || score > best.score) best = { quad, score }
  }
  return best && refineCorners(light, width, height, best.quad)
}

/** Whether four corners can be a sheet: convex, in order, with an area. */
export function isPaperSheet(quad: Quad): boolean {
  const turns = quad.map((corner, index) => {
    const next = quad[(index + 1) % 4] as Point
    const after = quad[(index + 2) % 4] as Point
    return cross(corner, next, after)
  })
  return turns.every(turn => turn > 1)
}

/** Whether the sheet is in landscape, judged by its corners. */
export function isSheetLandscape([a, b, c, d]: Quad): boolean {
  return distance(a, b) + distance(d, c) > distance(a, d) + distance(b, c)
}

/** Length of the shortest side in pixels: below about forty, an error of one pixel at a corner costs percents. */
export const shortestSide = (quad: Quad): number =>
  Math.min(...quad.map((corner, index) => distance(corner, quad[(index + 1) % 4] as Point)))

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
const cross = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])

function areaOf(points: readonly Point[]): number {
  let twice = 0
  for (const [index, [x, y]] of points.entries()) {
    const [nx, ny] = points[(index + 1) % points.length] as Point
    twice += x * ny - nx * y
  }
  return Math.abs(twice) / 2
}

function sideRatio([a, b, c, d]: Quad): number {
  const across = distance(a, b) + distance(d, c)
  const down = distance(a, d) + distance(b, c)
  return Math.max(across, down) / Math.min(across, down)
}

function lightOf({ width, height, data }: PixelData): Float32Array {
  const light = new Float32Array(width * height)
  for (let at = 0; at < light.length; at++) {
    const [r = 0, g = 0, b = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]]
    // Weights the darkest channel: paper is bright in all of them, a yellow lamp or a pastel wall is not.
    light[at] = Math.min(r, g, b) * 0.6 + (0.299 * r + 0.587 * g + 0.114 * b) * 0.4
  }
  return light
}

interface Blob {
  area: number
  /** First and last pixel of each row. */
  rim: Point[]
  touchesEdge: boolean
  /** Brightness over the surroundings, 0 to 1. */
  contrast: number
}

/** Connected pixels that are brighter than the mean of their surroundings. */
function brightBlobs(light: Float32Array, width: number, height: number): Blob[] {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += light[y * width + x] as number
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row
    }
  }
  const reach = Math.round(Math.max(width, height) * SURROUNDINGS)
  const around = (x: number, y: number) => {
    const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    const at = (px: number, py: number) => sums[py * (width + 1) + px] as number
    const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
    return sum / ((right - left) * (bottom - top))
  }
  const bright = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((light[y * width + x] as number) > Math.max(60, around(x, y) * BRIGHTER)) bright[y * width + x] = 1

  const blobs: Blob[] = []
  const stack: number[] = []
  for (let start = 0; start < bright.length; start++) {
    if (bright[start] !== 1) continue
    const rows = new Map<number, [first: number, last: number]>()
    let area = 0
    let touchesEdge = false
    let excess = 0
    stack.push(start)
    bright[start] = 2
    while (stack.length > 0) {
      const at = stack.pop() as number
      const x = at % width
      const y = (at - x) / width
      area++
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touchesEdge = true
      excess += (light[at] as number) - around(x, y)
      const row = rows.get(y)
      rows.set(y, row ? [Math.min(row[0], x), Math.max(row[1], x)] : [x, x])
      const next = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
      for (const one of next)
        if (one >= 0 && one < bright.length && bright[one] === 1) {
          bright[one] = 2
          stack.push(one)
        }
    }
    const rim = [...rows].flatMap(([y, [first, last]]): Point[] => [
      [first, y],
      [last + 1, y],
      [first, y + 1],
      [last + 1, y + 1],
    ])
    blobs.push({ area, rim, touchesEdge, contrast: excess / area / 255 })
  }
  return blobs
}

/** Andrew's monotone chain; clockwise on a screen. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of list) {
      while (chain.length > 1 && cross(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** The largest quadrilateral of a hull's corners, clockwise from the upper left. */
function largestQuad(hull: readonly Point[]): Quad | null {
  // The hull of a blob has hundreds of corners, a pixel apart; about every tenth degree is enough to start with.
  const step = Math.max(1, Math.floor(hull.length / 36))
  const corners = hull.filter((_corner, index) => index % step === 0)
  if (corners.length < 4) return null
  let best: { quad: [Point, Point, Point, Point]; area: number } | null = null
  for (let a = 0; a < corners.length; a++)
    for (let b = a + 1; b < corners.length; b++)
      for (let c = b + 1; c < corners.length; c++)
        for (let d = c + 1; d < corners.length; d++) {
          const quad = [corners[a], corners[b], corners[c], corners[d]] as [Point, Point, Point, Point]
          const area = areaOf(quad)
          if (!best || area > best.area) best = { quad, area }
        }
  if (!best) return null
  const [x, y] = [0, 1].map(axis => best.quad.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / 4)
  const first = best.quad
    .map(([px, py], index) => ({ index, away: px - (x ?? 0) + py - (y ?? 0) }))
    .sort((one, other) => one.away - other.away)[0]
  const from = first?.index ?? 0
  const turned = [0, 1, 2, 3].map(index => best.quad[(from + index) % 4] as Point)
  return turned as unknown as Quad
}

/** Fits a line to the steepest change of brightness along each side, and intersects the lines. */
function refineCorners(light: Float32Array, width: number, height: number, quad: Quad): Quad {
  const sample = (x: number, y: number) => {
    const [px, py] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
    if (px < 0 || py < 0 || px >= width - 1 || py >= height - 1) return 0
    const [fx, fy] = [x - 0.5 - px, y - 0.5 - py]
    const at = (dx: number, dy: number) => light[(py + dy) * width + px + dx] as number
    return (
      at(0, 0) * (1 - fx) * (1 - fy) +
      at(1, 0) * fx * (1 - fy) +
      at(0, 1) * (1 - fx) * fy +
      at(1, 1) * fx * fy
    )
  }
  const lines = quad.map((from, index) => {
    const to = quad[(index + 1) % 4] as Point
    const length = distance(from, to)
    // Clockwise order: the wall is to the left of each side.
    const out: Point = [(to[1] - from[1]) / length, (from[0] - to[0]) / length]
    const points: Point[] = []
    for (let share = 0.12; share <= 0.88; share += 0.02) {
      const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      const falls: { away: number; fall: number }[] = []
      for (let away = -4; away <= 4; away += 0.25)
        falls.push({
          away,
          fall:
            sample(x + out[0] * (away - 0.75), y + out[1] * (away - 0.75)) -
            sample(x + out[0] * (away + 0.75), y + out[1] * (away + 0.75)),
        })
      const most = Math.max(...falls.map(({ fall }) => fall))
      if (most < 4) continue
      const near = falls.filter(({ fall }) => fall > most * 0.6)
      const weight = near.reduce((sum, { fall }) => sum + fall, 0)
      const away = near.reduce((sum, one) => sum + one.away * one.fall, 0) / weight
      points.push([x + out[0] * away, y + out[1] * away])
    }
    return points.length < 8 ? null : lineThrough(points)
  })
  const corners = quad.map((corner, index) => {
    const before = lines[(index + 3) % 4]
    const after = lines[index]
    const met = before && after && meeting(before, after)
    return met && distance(met, corner) < 8 ? met : corner
  })
  return corners as unknown as Quad
}

interface Line {
  at: Point
  along: Point
}

/** Least squares along the main axis, repeated without outliers. */
function lineThrough(points: readonly Point[]): Line {
  const fit = (list: readonly Point[]): Line => {
    const [mx, my] = [0, 1].map(
      axis => list.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / list.length,
    )
    const at: Point = [mx ?? 0, my ?? 0]
    let [xx, xy, yy] = [0, 0, 0]
    for (const [x, y] of list) {
      xx += (x - at[0]) ** 2
      xy += (x - at[0]) * (y - at[1])
      yy += (y - at[1]) ** 2
    }
    const angle = Math.atan2(2 * xy, xx - yy) / 2
    return { at, along: [Math.cos(angle), Math.sin(angle)] }
  }
  const rough = fit(points)
  const off = ([x, y]: Point) =>
    Math.abs((x - rough.at[0]) * rough.along[1] - (y - rough.at[1]) * rough.along[0])
  const middle = [...points].sort((a, b) => off(a) - off(b)).slice(0, Math.ceil(points.length * 0.75))
  return fit(middle)
}

function meeting(one: Line, other: Line): Point | null {
  const determinant = one.along[0] * other.along[1] - one.along[1] * other.along[0]
  if (Math.abs(determinant) < 0.1) return null
  const [dx, dy] = [other.at[0] - one.at[0], other.at[1] - one.at[1]]
  const share = (dx * other.along[1] - dy * other.along[0]) / determinant
  return [one.at[0] + one.along[0] * share, one.at[1] + one.along[1] * share]
}
