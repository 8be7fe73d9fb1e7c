import type { Box, Matrix, Sides, Size } from '@passepartout/document'

/**
 * What is drawn, as a plain tree in millimetres; the origin is the top left of the trim. Screen, thumbnail and
 * print file are written from the same tree.
 */
export interface Scene {
  title: string
  trim: Size
  bleed: Sides
  nodes: SceneNode[]
}

export type SceneNode = GroupNode | RectNode | ImageNode

export interface GroupNode {
  type: 'group'
  key: string
  /** Nothing outside this box shows; in the coordinates around the group, before its matrix. */
  clip: Box | null
  matrix: Matrix | null
  children: SceneNode[]
}

export interface RectNode {
  type: 'rect'
  key: string
  /** `paper` is the unprinted ground, `empty` marks a slot without a photo on screen. */
  role: 'paper' | 'edge' | 'empty'
  box: Box
  /** `#rrggbb` */
  fill: string
}

export interface ImageNode {
  type: 'image'
  key: string
  elementId: string
  assetId: string
  /** Pixels of the upright original; whatever file is drawn is stretched to this size. */
  pixels: Size
  /** From those pixels to millimetres. */
  matrix: Matrix
}

export const group = (
  key: string,
  children: SceneNode[],
  options: { clip?: Box; matrix?: Matrix } = {},
): GroupNode => ({
  type: 'group',
  key,
  clip: options.clip ?? null,
  matrix: options.matrix ?? null,
  children,
})

export const bleedArea = ({ trim, bleed }: Pick<Scene, 'trim' | 'bleed'>): Box => ({
  x: -bleed.left,
  y: -bleed.top,
  width: trim.width + bleed.left + bleed.right,
  height: trim.height + bleed.top + bleed.bottom,
})

export const trimArea = ({ trim }: Pick<Scene, 'trim'>): Box => ({ x: 0, y: 0, ...trim })

/** Ids of the photos a scene shows, each once. */
export function sceneAssetIds(scene: Scene): string[] {
  const visit = (node: SceneNode): string[] =>
    node.type === 'image' ? [node.assetId] : node.type === 'group' ? node.children.flatMap(visit) : []
  return [...new Set(scene.nodes.flatMap(visit))]
}
