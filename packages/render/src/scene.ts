import type { Box, Ink, Matrix, Sides, Size } from '@passepartout/document'

/**
 * The drawing of a page as a plain tree in millimetres; the origin is the top left of the trim. Screen, thumbnail and
 * print file are rendered from the same tree.
 */
export interface Scene {
  title: string
  trim: Size
  bleed: Sides
  safe: Sides
  /** Folds of the sheet, from the left edge of the trim. */
  folds: number[]
  /** Colour of the paper or of a full-page print on it; the light and shade of relief derive from it. */
  ground: string
  /** The paper first, then a group for each element, from back to front. */
  nodes: SceneNode[]
  /** What is done to the printed sheet; print files hold it as plates, screens do not show it. */
  steps?: readonly ProcessingStep[]
}

/** As in ISO 19593-1, group `Structural`. */
export type ProcessingStepKind = 'cutting' | 'creasing' | 'folding' | 'punching'

export interface ProcessingStep {
  kind: ProcessingStepKind
  /** The line of the tool: SVG path data in mm from the trim's top left corner. */
  d: string
}

export type SceneNode = GroupNode | RectNode | PathNode | ImageNode

export interface GroupNode {
  type: 'group'
  /** Id of the element drawn; null within one, and for edges. */
  elementId: string | null
  /** Clips in the coordinates around the group, before its matrix. */
  clip: Clip | null
  matrix: Matrix | null
  /** Opacity of the group as a whole: overlaps within it do not show through. */
  opacity: number
  /** Areas where the group is not painted. */
  holes: readonly SceneNode[]
  filter: FilterNode | null
  children: SceneNode[]
}

/** A box, or the union of outlines. */
export type Clip = Box | { paths: readonly Outline[] }

export interface Outline {
  /** SVG path data. */
  d: string
  /** Maps the outline's coordinates to those around it. */
  matrix: Matrix | null
  rule: 'nonzero' | 'evenodd'
}

export interface RectNode {
  type: 'rect'
  /** `paper` is the unprinted background, `empty` marks a slot without a photo on screen. */
  role: 'paper' | 'edge' | 'empty'
  box: Box
  /** `#rrggbb` */
  fill: string
}

export interface PathNode extends Outline {
  type: 'path'
  fill: Ink | null
  /** Lengths in the path's own coordinates. */
  stroke: Stroke | null
  /** Of fill and stroke together. */
  opacity: number
  /** Type, rules or a code printed on a press: neutral dark ones print with black ink alone. */
  isLineArt?: true
  /** The words drawn by the path, where the scene is `readable`; in the path's own coordinates. */
  words?: readonly PositionedWord[]
}

export interface PositionedWord {
  text: string
  /** Left end of the baseline. */
  x: number
  y: number
  /** Height of an em. */
  sizeMm: number
  widthMm: number
}

export interface Stroke {
  ink: Ink
  width: number
  cap: 'butt' | 'round' | 'square'
  join: 'miter' | 'round' | 'bevel'
  dash: readonly number[]
}

export interface ImageNode {
  type: 'image'
  elementId: string
  assetId: string
  /** Pixels of the upright original; any rendition is stretched to this size. */
  pixels: Size
  /** Maps those pixels to millimetres. */
  matrix: Matrix
}

/**
 * An effect on pixels (SVG `filter` and its primitives), for drawings that imitate watercolour. Print embeds an image
 * of the screen's rendering.
 */
export interface FilterNode {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: readonly FilterNode[]
}

export const group = (
  children: SceneNode[],
  options: Partial<Omit<GroupNode, 'type' | 'children'>> = {},
): GroupNode => ({
  type: 'group',
  elementId: null,
  clip: null,
  matrix: null,
  opacity: 1,
  holes: [],
  filter: null,
  ...options,
  children,
})

export const path = (d: string, options: Partial<Omit<PathNode, 'type' | 'd'>> = {}): PathNode => ({
  type: 'path',
  d,
  matrix: null,
  rule: 'nonzero',
  fill: null,
  stroke: null,
  opacity: 1,
  ...options,
})

/** A plain solid line. */
export const stroke = (ink: Ink, width: number, options: Partial<Stroke> = {}): Stroke => ({
  ...{ ink, width, cap: 'butt', join: 'miter', dash: [] },
  ...options,
})

export const bleedArea = ({ trim, bleed }: Pick<Scene, 'trim' | 'bleed'>): Box => ({
  x: -bleed.left,
  y: -bleed.top,
  width: trim.width + bleed.left + bleed.right,
  height: trim.height + bleed.top + bleed.bottom,
})

export const trimArea = ({ trim }: Pick<Scene, 'trim'>): Box => ({ x: 0, y: 0, ...trim })

/** Every node of a tree, including those in groups and their holes. */
export function* flattenNodes(nodes: readonly SceneNode[]): Generator<SceneNode> {
  for (const node of nodes) {
    yield node
    if (node.type === 'group') {
      yield* flattenNodes(node.children)
      yield* flattenNodes(node.holes)
    }
  }
}

export const sceneAssetIds = ({ nodes }: Pick<Scene, 'nodes'>): string[] => [
  ...new Set([...flattenNodes(nodes)].flatMap(node => (node.type === 'image' ? [node.assetId] : []))),
]

/** The foils a scene shows, each once. */
export const sceneFoils = ({ nodes }: Pick<Scene, 'nodes'>) => [
  ...new Set(
    [...flattenNodes(nodes)]
      .flatMap(node => (node.type === 'path' ? [node.fill, node.stroke?.ink ?? null] : []))
      .flatMap(ink => (ink !== null && typeof ink === 'object' ? [ink.foil] : [])),
  ),
]

/** Shortest decimal of a length: a micrometre is finer than any eye or printer resolves. */
export const formatMm = (value: number): string => String(Math.round(value * 1e3) / 1e3 + 0)
