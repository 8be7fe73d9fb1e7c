import { type Box, bleedBox, type Matrix, type Page, trimBox } from '@passepartout/document'
import { group, type SceneNode } from './scene.ts'

/** Nodes of a page's front, and those that continue around an edge: the same nodes where everything does. */
interface Drawn {
  paper: SceneNode
  front: SceneNode[]
  sides: SceneNode[]
}

/**
 * Draws the wrap of a stretched canvas around its front. On a `folded` edge the photo itself continues; texts end at
 * the fold.
 */
export function drawEdges(page: Page, { paper, front, sides }: Drawn): SceneNode[] {
  if (!page.edge) return front
  if (page.edge.mode === 'folded') {
    return sides === front ? front : [...sides, group([paper, ...front], { clip: trimBox(page) })]
  }
  const face = group(front, { clip: trimBox(page) })
  if (page.edge.mode === 'coloured') {
    return [{ type: 'rect', role: 'edge', box: bleedBox(page), fill: page.edge.colour }, face]
  }
  return [...strips(page).map(({ box, matrix }) => group(sides, { clip: box, matrix })), face]
}

// Strips overlap the inner area by a hair's breadth and mirror about the middle of the overlap: between abutting clips
// every rasteriser would leave a light line.
const OVERLAP = 0.1

interface Strip {
  box: Box
  matrix: Matrix
}

/** Four corners, then four sides, each the front mirrored at its trim edges. */
function strips({ trim, bleed }: Page): Strip[] {
  const columns = spans(trim.width, bleed.left, bleed.right)
  const rows = spans(trim.height, bleed.top, bleed.bottom)
  return rows
    .flatMap(row => columns.map(column => ({ row, column, flips: row.flips + column.flips })))
    .filter(({ row, column, flips }) => flips > 0 && row.size > 0 && column.size > 0)
    .toSorted((a, b) => b.flips - a.flips)
    .map(({ row, column }) => ({
      box: { x: column.start, y: row.start, width: column.size, height: row.size },
      matrix: { a: column.scale, b: 0, c: 0, d: row.scale, e: column.shift, f: row.shift },
    }))
}

function spans(length: number, before: number, after: number) {
  const reach = (bleed: number) => (bleed > 0 ? bleed + OVERLAP : 0)
  return [
    { start: -before, size: reach(before), scale: -1, shift: OVERLAP, flips: 1 },
    { start: 0, size: length, scale: 1, shift: 0, flips: 0 },
    {
      start: length - OVERLAP,
      size: reach(after),
      scale: -1,
      shift: 2 * length - OVERLAP,
      flips: 1,
    },
  ]
}
