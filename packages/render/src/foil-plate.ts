import type { Ink } from '@passepartout/document'
import type { Scene, SceneNode } from './scene.ts'

const MASK = '#000000'

const isFoil = (ink: Ink | null | undefined): boolean => typeof ink === 'object' && ink !== null

/** The foil plate alone, in black on transparent: a mask for light effects. */
export const foilPlate = (scene: Scene): Scene => ({ ...scene, nodes: scene.nodes.flatMap(plate) })

function plate(node: SceneNode): SceneNode[] {
  if (node.type === 'group') {
    const children = node.children.flatMap(plate)
    return children.length > 0 ? [{ ...node, filter: null, children }] : []
  }
  if (node.type !== 'path') return []
  const fill = isFoil(node.fill) ? MASK : null
  const stroke = node.stroke && isFoil(node.stroke.ink) ? { ...node.stroke, ink: MASK } : null
  return fill || stroke ? [{ ...node, fill, stroke }] : []
}
