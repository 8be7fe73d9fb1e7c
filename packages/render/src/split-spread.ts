import { type FoldSide, type Matrix, translation } from '@passepartout/document'
import { group, type Scene, type SceneNode } from './scene.ts'

export interface SplitOptions {
  /** On which side of the fold each element lies; what is not named is drawn on both, such as the paper. */
  sides?: ReadonlyMap<string, FoldSide>
  /** How far what lies across the fold is moved out on each page, in mm: a strip twice as wide is on both. */
  shiftMm?: number
}

/**
 * Two facing pages as the two that they are, where the press wants pages: each with bleed on all sides. What lies across
 * the fold goes on into the bleed there; what ends at the fold is mirrored into it. A scene that is not folded in its middle
 * stays whole.
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

// A strip reaches a hair's breadth under the page and mirrors about the middle of it, so that no light line is left.
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
  // Effects are drawn once for each node: on a second page they are others.
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
