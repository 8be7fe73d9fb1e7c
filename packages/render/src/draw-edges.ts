import { type Box, bleedBox, type Matrix, type Page, trimBox } from '@passepartout/document'
import { group, type SceneNode } from './scene.ts'

/**
 * The wrap of a stretched canvas around its front. `folded` needs nothing: there the photo itself runs over.
 */
export function drawEdges(page: Page, front: SceneNode[]): SceneNode[] {
  if (!page.edge || page.edge.mode === 'folded') return front
  const face = group('front', front, { clip: trimBox(page) })
  if (page.edge.mode === 'coloured') {
    return [{ type: 'rect', key: 'edge', role: 'edge', box: bleedBox(page), fill: page.edge.colour }, face]
  }
  return [face, ...strips(page).map(strip => mirrored(strip, front))]
}

interface Strip {
  name: string
  box: Box
  matrix: Matrix
}

const mirrored = ({ name, box, matrix }: Strip, front: SceneNode[]) =>
  group(
    `edge-${name}`,
    front.map(node => withKey(node, name)),
    { clip: box, matrix },
  )

/** Four sides and four corners, each the front reflected at the trim edges it lies behind. */
function strips({ trim, bleed }: Page): Strip[] {
  const columns = [
    { name: 'left', x: -bleed.left, width: bleed.left, flip: 0 },
    { name: '', x: 0, width: trim.width, flip: null },
    { name: 'right', x: trim.width, width: bleed.right, flip: 2 * trim.width },
  ]
  const rows = [
    { name: 'top', y: -bleed.top, height: bleed.top, flip: 0 },
    { name: '', y: 0, height: trim.height, flip: null },
    { name: 'bottom', y: trim.height, height: bleed.bottom, flip: 2 * trim.height },
  ]
  return rows.flatMap(row =>
    columns
      .filter(column => column.flip !== null || row.flip !== null)
      .map(column => ({
        name: [row.name, column.name].filter(Boolean).join('-'),
        box: { x: column.x, y: row.y, width: column.width, height: row.height },
        matrix: {
          a: column.flip === null ? 1 : -1,
          b: 0,
          c: 0,
          d: row.flip === null ? 1 : -1,
          e: column.flip ?? 0,
          f: row.flip ?? 0,
        },
      }))
      .filter(({ box }) => box.width > 0 && box.height > 0),
  )
}

const withKey = <N extends SceneNode>(node: N, suffix: string): N => ({
  ...node,
  key: `${node.key}-${suffix}`,
})
