import type { Element } from '../elements/registry.ts'
import { centreOf, cornersOf } from '../geometry/box.ts'
import { apply, composeAll, rotation, translation } from '../geometry/matrix.ts'
import type { Box } from '../model.ts'

/** The upright box around a turned element. */
export function outlineOf({ box, turn }: Pick<Element, 'box' | 'turn'>): Box {
  if (turn === 0) return box
  const { x, y } = centreOf(box)
  const turned = composeAll(translation(-x, -y), rotation(turn), translation(x, y))
  const points = cornersOf(box).map(corner => apply(turned, corner))
  const [xs, ys] = [points.map(point => point.x), points.map(point => point.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
