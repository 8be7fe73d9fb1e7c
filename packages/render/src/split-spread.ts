import { type FoldSide, type Matrix, translation } from '@passepartout/document'
import { group, type Scene, type SceneNode } from './scene.ts'

export interface SplitOptions {
  /** Side of the fold of each element; nodes not listed, such as the paper, are drawn on both pages. */
  sides?: ReadonlyMap<string, FoldSide>
  /**
   * Distance in mm by which content across the fold moves outwards on each page: a strip twice as wide appears on both.
   */
  shiftMm?: number
}

/**
 * Splits a spread into its two pages, for presses that take pages; each gets bleed on all sides. Content across the
 * fold continues into the bleed there; content that ends at the fold is mirrored into it. A scene not folded in its
 * middle is returned whole.
 */
export function splitSpread(scene: Scene, { sides = new Map(), shiftMm = 0 }: SplitOptions = {}): Scene[] {
  const [fold, ...more] = scene.folds
  const { width, height } = scene.trim
  if (fold === undefined || more.length > 0 || Math.abs(fold - width / 2) > 0.01) return [scene]
  const half = (side: 'left' | 'right'): Scene => ({
    ...scene,
    trim: { width: width / 2, height },
    folds: [],
    nodes: [
      group(
        scene.nodes.flatMap(node => onPage(node, { scene, side, fold, shiftMm, at: sideOf(node, sides) })),
        { matrix: translation(side === 'left' ? 0 : -fold, 0) },
      ),
    ],
  })
  return [half('left'), half('right')]
}

// A strip overlaps the page by a hair's breadth and mirrors about the middle of the overlap, so that no light line
// shows.
const OVERLAP = 0.1

interface HalfPage {
  scene: Scene
  side: 'left' | 'right'
  fold: number
  shiftMm: number
  at: FoldSide | undefined
}

function onPage(node: SceneNode, { scene, side, fold, shiftMm, at }: HalfPage): SceneNode[] {
  if (!at) return [node]
  const isLeft = side === 'left'
  // Effects are rasterised once per node; on the second page they differ, hence a copy.
  if (at.side === 'across')
    return [group([isLeft ? node : copyOf(node)], { matrix: translation(isLeft ? -shiftMm : shiftMm, 0) })]
  if (at.side !== side) return []
  const { top, bottom, left, right } = scene.bleed
  const bleed = isLeft ? right : left
  if (at.distance >= bleed) return [node]
  const clip = {
    x: isLeft ? fold - OVERLAP : fold - bleed,
    y: -top,
    width: bleed + OVERLAP,
    height: scene.trim.height + top + bottom,
  }
  const middle = isLeft ? fold - OVERLAP / 2 : fold + OVERLAP / 2
  return [node, group([copyOf(node)], { clip, matrix: mirrorAt(middle) })]
}

const mirrorAt = (x: number): Matrix => ({ a: -1, b: 0, c: 0, d: 1, e: 2 * x, f: 0 })

const sideOf = (node: SceneNode, sides: ReadonlyMap<string, FoldSide>): FoldSide | undefined =>
  node.type === 'group' && node.elementId !== null ? sides.get(node.elementId) : undefined

const copyOf = (node: SceneNode): SceneNode =>
  node.type === 'group' ? { ...node, children: node.children.map(copyOf) } : node
