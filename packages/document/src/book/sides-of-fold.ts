import type { Element } from '../elements/registry.ts'
import { centreOf, cornersOf } from '../geometry/box.ts'
import { apply, composeAll, rotation, translation } from '../geometry/matrix.ts'

export interface FoldSide {
  side: 'left' | 'right' | 'across'
  /** Distance to the fold; 0 for an element across it. */
  distance: number
}

const TOLERANCE_MM = 0.01

/** The side of a fold on which each element is, by element id. `fold` in mm from the left. */
export function sidesOfFold(elements: readonly Element[], fold: number): Map<string, FoldSide> {
  return new Map(elements.map(element => [element.id, sideOf(element, fold)]))
}

function sideOf({ box, turn }: Pick<Element, 'box' | 'turn'>, fold: number): FoldSide {
  const { x, y } = centreOf(box)
  const turned = composeAll(translation(-x, -y), rotation(turn), translation(x, y))
  const xs = cornersOf(box).map(corner => apply(turned, corner).x)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  if (right <= fold + TOLERANCE_MM) return { side: 'left', distance: Math.max(0, fold - right) }
  if (left >= fold - TOLERANCE_MM) return { side: 'right', distance: Math.max(0, left - fold) }
  return { side: 'across', distance: 0 }
}
