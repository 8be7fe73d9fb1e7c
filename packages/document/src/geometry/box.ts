import type { Box, Page, Point, Sides, Size } from '../model.ts'

export const trimBox = (page: Page): Box => ({ x: 0, y: 0, ...page.trim })

export const bleedBox = (page: Page): Box => growBox(trimBox(page), page.bleed)

/**
 * The safe area: texts in it are not trimmed, and a contained photo stays inside it. The trim minus the safe margin.
 */
export const safeBox = (page: Page): Box => growBox(trimBox(page), negate(page.safe))

/**
 * Whether the edges of the picture are trimmed off: mirrored and coloured canvas edges are generated outside of it, so
 * it stays complete.
 */
export const isTrimmed = ({ edge }: Pick<Page, 'edge'>): boolean => !edge || edge.mode === 'folded'

/** Outer edge of a full-bleed photo; with coloured or mirrored canvas edges it ends at the front face. */
export const fullPhotoBox = (page: Page): Box => (isTrimmed(page) ? bleedBox(page) : trimBox(page))

/** The visible part of a page: the front, and on a folded canvas also the sides of the stretcher. */
export function visibleBox(page: Page): Box {
  if (page.edge?.mode !== 'folded') return trimBox(page)
  const { depth } = page.edge
  const { top, right, bottom, left } = page.bleed
  return growBox(trimBox(page), {
    top: Math.min(depth, top),
    right: Math.min(depth, right),
    bottom: Math.min(depth, bottom),
    left: Math.min(depth, left),
  })
}

export const sides = (all: number): Sides => ({ top: all, right: all, bottom: all, left: all })

export const growBox = (box: Box, by: Sides): Box => ({
  x: box.x - by.left,
  y: box.y - by.top,
  width: box.width + by.left + by.right,
  height: box.height + by.top + by.bottom,
})

const negate = (of: Sides): Sides => ({ top: -of.top, right: -of.right, bottom: -of.bottom, left: -of.left })

export const centreOf = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

export const contains = (box: Box, point: Point): boolean =>
  point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height

/** The intersection of two boxes, or null if they do not overlap. */
export function intersect(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const width = Math.min(a.x + a.width, b.x + b.width) - x
  const height = Math.min(a.y + a.height, b.y + b.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

export const cornersOf = ({ x, y, width, height }: Box): [Point, Point, Point, Point] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

/** Size of the upright bounding box of a rotated box, from the cosine and sine of its angle. */
export function rotatedBounds({ width, height }: Size, cos: number, sin: number): Size {
  const c = Math.abs(cos)
  const s = Math.abs(sin)
  return { width: width * c + height * s, height: width * s + height * c }
}
