import { type Mask, maskPath } from '../geometry/mask-path.ts'
import { apply, composeAll, rotation, translation } from '../geometry/matrix.ts'
import type { Box, Document, Point } from '../model.ts'
import { slotsOf } from './spacing.ts'
import { stencilOf } from './stencil-shape.ts'

/** Points tried in each direction of a photo. */
const TRIES = 15
/** A photo counts as hidden where less than this share of it is seen. */
const SEEN = 0.05

/** Number of placed photos of a page that its mask-shaped stencil hides; letters show a part of nearly all. */
export function countHiddenPhotos(document: Document, pageId: string): number {
  const page = document.pages.find(({ id }) => id === pageId)
  const stencil = page && stencilOf(page)
  if (!page || !stencil?.mask) return 0
  const opening = outlineOf(stencil.mask, stencil.box)
  return slotsOf(page).filter(({ photo, box, turn }) => {
    if (!photo) return false
    const points = pointsOn(box, turn)
    return points.filter(point => isInside(opening, point)).length < SEEN * points.length
  }).length
}

function pointsOn(box: Box, turn: number): Point[] {
  const matrix = composeAll(rotation(turn), translation(box.x + box.width / 2, box.y + box.height / 2))
  const steps = Array.from({ length: TRIES }, (_, step) => (step + 0.5) / TRIES - 0.5)
  return steps.flatMap(down =>
    steps.map(across => apply(matrix, { x: across * box.width, y: down * box.height })),
  )
}

/** Corners on a curve of a mask's path. */
const CURVE_STEPS = 12

/** A mask as a polygon. */
function outlineOf(mask: Mask, box: Box): Point[] {
  if (mask === 'circle') {
    const radius = Math.min(box.width, box.height) / 2
    return Array.from({ length: 6 * CURVE_STEPS }, (_, step) => {
      const angle = (2 * Math.PI * step) / (6 * CURVE_STEPS)
      return {
        x: box.x + box.width / 2 + radius * Math.cos(angle),
        y: box.y + box.height / 2 + radius * Math.sin(angle),
      }
    })
  }
  const corners: Point[] = []
  for (const [, command, values = ''] of maskPath(mask, box, 0).matchAll(/([MLC])([^MLCZ]*)/g)) {
    const numbers = values
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const [a, b, end] = [0, 2, 4].map(at => ({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 }))
    const start = corners.at(-1)
    if (command !== 'C') corners.push(...(a ? [a] : []))
    else if (a && b && end && start) corners.push(...curve(start, a, b, end))
  }
  return corners
}

function curve(start: Point, a: Point, b: Point, end: Point): Point[] {
  const at = (t: number, key: 'x' | 'y') =>
    (1 - t) ** 3 * start[key] +
    3 * (1 - t) ** 2 * t * a[key] +
    3 * (1 - t) * t ** 2 * b[key] +
    t ** 3 * end[key]
  return Array.from({ length: CURVE_STEPS }, (_, step) => (step + 1) / CURVE_STEPS).map(t => ({
    x: at(t, 'x'),
    y: at(t, 'y'),
  }))
}

/** Even-odd rule. */
function isInside(corners: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  for (const [index, corner] of corners.entries()) {
    const before = corners.at(index - 1) ?? corner
    if (corner.y > y === before.y > y) continue
    if (x < corner.x + ((y - corner.y) / (before.y - corner.y)) * (before.x - corner.x)) inside = !inside
  }
  return inside
}
