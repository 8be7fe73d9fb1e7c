import { translation } from '@passepartout/document'
import { group, type Scene } from './scene.ts'

/**
 * Two facing pages as the two that they are, where the press wants pages: each with bleed on all sides, at the fold of
 * what lies across it. A scene that is not folded in its middle stays whole.
 */
export function splitSpread(scene: Scene): Scene[] {
  const [fold, ...more] = scene.folds
  const { width, height } = scene.trim
  if (fold === undefined || more.length > 0 || Math.abs(fold - width / 2) > 0.01) return [scene]
  const half = (left: number): Scene => ({
    ...scene,
    trim: { width: width / 2, height },
    folds: [],
    nodes: [group([...scene.nodes], { matrix: translation(-left, 0) })],
  })
  return [half(0), half(fold)]
}
