import type { FontFace } from '../font-faces.ts'
import type { TextShaper } from '../text-shaper.ts'

type Point = readonly [x: number, y: number]
type Segment = readonly [from: Point, to: Point]

/** Accents and punctuation have the same stroke width as these characters. */
const LETTERS = 'aeghnorstyAEHMNORSV'
const STEPS = 6
/** Tolerance in em: closer points count as the same. */
const NEAR = 1e-4
/** Share of an outline that may be thinner than the result: corners, tips and serifs are thinner than any stroke. */
const TIPS = 0.15

/**
 * Width of a face's thin strokes in em: measured from points of an outline straight across the character to its other
 * side. The result is the width that 85 % of the outlines of all characters reach.
 */
export function measureThinStroke(face: FontFace, shaper: TextShaper): number {
  const widths = [...LETTERS].flatMap(letter =>
    shaper.shape(letter, face, 0).glyphs.flatMap(({ path }) => widthsOf(segmentsOf(path))),
  )
  const total = widths.reduce((sum, { length }) => sum + length, 0)
  let passed = 0
  for (const { width, length } of widths.toSorted((a, b) => a.width - b.width)) {
    passed += length
    if (passed >= total * TIPS) return width
  }
  return 0
}

function widthsOf(outline: readonly Segment[]): { width: number; length: number }[] {
  return outline.flatMap(([from, to]) => {
    const across: Point = [to[1] - from[1], from[0] - to[0]]
    const length = Math.hypot(...across)
    if (length < NEAR) return []
    const normal: Point = [across[0] / length, across[1] / length]
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const sides = [1, -1].map(way => {
      const direction: Point = [normal[0] * way, normal[1] * way]
      const start: Point = [middle[0] + direction[0] * NEAR, middle[1] + direction[1] * NEAR]
      return { direction, start, winding: windingAt(start, outline) }
    })
    const inside = sides.find(({ winding }) => winding !== 0)
    // Where two parts of a character overlap there is no edge.
    if (!inside || !sides.some(({ winding }) => winding === 0)) return []
    return [{ width: wayOut(inside.start, inside.direction, inside.winding, outline), length }]
  })
}

/** Distance from a point inside to the edge of the character. */
function wayOut(start: Point, direction: Point, winding: number, outline: readonly Segment[]): number {
  let left = winding
  for (const { at, turn } of crossings(start, direction, outline)) {
    left += turn
    if (left === 0) return at
  }
  return Number.POSITIVE_INFINITY
}

const windingAt = (point: Point, outline: readonly Segment[]): number =>
  -crossings(point, [0.8716, 0.4902], outline).reduce((sum, { turn }) => sum + turn, 0)

function crossings(
  [x, y]: Point,
  [dx, dy]: Point,
  outline: readonly Segment[],
): { at: number; turn: number }[] {
  return outline
    .flatMap(([[ax, ay], [bx, by]]) => {
      const before = dx * (ay - y) - dy * (ax - x)
      const after = dx * (by - y) - dy * (bx - x)
      if (before > 0 === after > 0) return []
      const share = before / (before - after)
      const at = (ax + (bx - ax) * share - x) * dx + (ay + (by - ay) * share - y) * dy
      return at > 0 ? [{ at, turn: before > 0 ? 1 : -1 }] : []
    })
    .sort((a, b) => a.at - b.at)
}

/** The curves of an outline as short straight segments. */
function segmentsOf(path: string): Segment[] {
  const segments: Segment[] = []
  let [at, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  const lineTo = (to: Point) => {
    segments.push([at, to])
    at = to
  }
  for (const [, command = '', operands = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (operands.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
    const points = Array.from(
      { length: numbers.length / 2 },
      (_, index): Point => [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0],
    )
    if (command === 'Z') lineTo(start)
    else if (command === 'M') at = start = points[0] ?? at
    else {
      const from = at
      for (let step = 1; step <= (command === 'L' ? 1 : STEPS); step++)
        lineTo(onCurve([from, ...points], command === 'L' ? 1 : step / STEPS))
    }
  }
  return segments
}

/** De Casteljau's algorithm, for lines and curves of any degree. */
function onCurve(points: readonly Point[], share: number): Point {
  const [first, ...rest] = points
  if (!first || rest.length === 0) return first ?? [0, 0]
  return onCurve(
    rest.map(([x, y], index): Point => {
      const [fromX, fromY] = points[index] ?? [x, y]
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
    }),
    share,
  )
}
