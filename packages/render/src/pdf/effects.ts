import { type Box, composeAll, IDENTITY, intersect, type Matrix } from '@passepartout/document'
import { bleedArea, type GroupNode, group, type Scene, type SceneNode } from '../scene.ts'
import { sceneToSvg } from '../scene-to-svg.ts'
import { boundsOf } from './path-operators.ts'

/** RGB and alpha of an image, 8 bit each. */
export interface RasterisedEffect {
  width: number
  height: number
  rgb: Uint8Array
  alpha: Uint8Array
}

/** Renders an SVG at this size in pixels. */
export type Rasterise = (svg: string, size: { width: number; height: number }) => Promise<RasterisedEffect>

const PIXELS_PER_MM = 300 / 25.4
/** Share by which effects of drawings extend beyond their source. */
const REACH = 0.1

/** Groups of a scene that must be rasterised, each with its box in mm and as an SVG of its own. */
export function collectRasterEffects(
  scene: Scene,
): { node: GroupNode; box: Box; svg: string; size: { width: number; height: number } }[] {
  const sheet = bleedArea(scene)
  const visit = (nodes: readonly SceneNode[], around: Matrix): ReturnType<typeof collectRasterEffects> =>
    nodes.flatMap(node => {
      if (node.type !== 'group') return []
      if (!node.filter) return visit(node.children, node.matrix ? composeAll(node.matrix, around) : around)
      const box = boxOf([node], around, sheet)
      if (!box) return []
      const size = {
        width: Math.ceil(box.width * PIXELS_PER_MM),
        height: Math.ceil(box.height * PIXELS_PER_MM),
      }
      const alone = { ...scene, nodes: [group([node], { matrix: around })] }
      const svg = sceneToSvg(alone, { hrefFor: () => null, area: box, foil: 'flat', size })
      return [{ node, box, svg, size }]
    })
  return visit(scene.nodes, IDENTITY)
}

function boxOf(nodes: readonly SceneNode[], around: Matrix, sheet: Box): Box | null {
  const boxes = boundsOfAll(nodes, around)
  const [first, ...more] = boxes
  if (!first) return null
  const whole = more.reduce((box, one) => {
    const x = Math.min(box.x, one.x)
    const y = Math.min(box.y, one.y)
    return {
      x,
      y,
      width: Math.max(box.x + box.width, one.x + one.width) - x,
      height: Math.max(box.y + box.height, one.y + one.height) - y,
    }
  }, first)
  const [across, down] = [whole.width * REACH, whole.height * REACH]
  const reaching = {
    x: whole.x - across,
    y: whole.y - down,
    width: whole.width + 2 * across,
    height: whole.height + 2 * down,
  }
  return intersect(reaching, sheet)
}

const boundsOfAll = (nodes: readonly SceneNode[], around: Matrix): Box[] =>
  nodes.flatMap(node => {
    const matrix = 'matrix' in node && node.matrix ? composeAll(node.matrix, around) : around
    if (node.type === 'group') return boundsOfAll(node.children, matrix)
    const box = node.type === 'path' ? boundsOf(node.d, matrix) : null
    return box ? [box] : []
  })
