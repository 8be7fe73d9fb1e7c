import type { ElementBase, Paint } from '../../element-base.ts'
import type { ElementKind } from '../element-kind.ts'

/** A plain shape. A line runs from its box's top left to its bottom right corner, and may be 0 wide or high. */
export interface ShapeElement extends ElementBase {
  type: 'shape'
  shape: 'rect' | 'ellipse' | 'line' | 'path'
  /** SVG path data in mm from the box's top left corner; null for every other shape. */
  path: string | null
  fill: Paint | null
  stroke: Paint | null
  strokeMm: number
  /** Lengths of dash and gap. */
  dashMm: [number, number] | null
  /** Corner radius of a rectangle. */
  radiusMm: number
  opacity: number
}

export const shapeKind: ElementKind<ShapeElement> = {
  type: 'shape',
  lengths: ['strokeMm', 'radiusMm', 'dashMm'],
  // Wide strokes of long paths intersect themselves repeatedly.
  drawingMs: ({ path }) => 2 + (path?.length ?? 0) * 0.03,
}
