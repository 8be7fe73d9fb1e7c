import type { Focus } from '@passepartout/mockups'
import type { ScenePhoto } from '@passepartout/mockups/scene'

/** Where a sample photograph's subject lies when a frame cuts some of it off; the middle where nothing is said. */
const focusOf: Record<string, Focus> = {
  'red-dune-hikers': [0.5, 0.72],
  'spiral-staircase-person': [0.5, 0.5],
  'two-spaniels-at-window': [0.5, 0.45],
}

/** A sample photograph by its id in `content/assets/photos`. */
export function photoNamed(id: string): ScenePhoto {
  const focus = focusOf[id]
  return { path: `photos/${id}.jpg`, ...(focus ? { focus } : {}) }
}
