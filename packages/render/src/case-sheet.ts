import { type Sides, translation } from '@passepartout/document'
import { bleedArea, group, type Scene } from './scene.ts'

/**
 * The cover of a hardcover book as the sheet that is cut for it: the trim holds the visible cover and the turn-in
 * around the boards, `turnIn` mm on each side.
 */
export function caseSheet(scene: Scene, turnIn: number): Scene {
  if (turnIn === 0) return scene
  const more = (of: Sides, by: number): Sides => ({
    ...{ top: of.top + by, right: of.right + by, bottom: of.bottom + by, left: of.left + by },
  })
  return {
    ...scene,
    trim: { width: scene.trim.width + 2 * turnIn, height: scene.trim.height + 2 * turnIn },
    bleed: more(scene.bleed, -turnIn),
    safe: more(scene.safe, turnIn),
    folds: scene.folds.map(fold => fold + turnIn),
    nodes: [group([...scene.nodes], { matrix: translation(turnIn, turnIn) })],
  }
}

/** An unprinted page of the size of a scene. */
export const blankPage = (scene: Scene): Scene => ({
  ...scene,
  ground: '#ffffff',
  folds: [],
  nodes: [{ type: 'rect', role: 'paper', box: bleedArea(scene), fill: '#ffffff' }],
})
