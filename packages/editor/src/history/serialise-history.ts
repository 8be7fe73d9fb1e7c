import type { UndoTimeline } from './history.ts'
import type { Step } from './step.ts'

/** Maximum of undo steps that survive a reload (designer.md 7). */
export const MAX_STORED_STEPS = 200

/** The history as plain JSON for the local draft. */
export interface SerialisedHistory {
  version: 1
  position: number
  steps: Step[]
}

/** Serialises the last 200 done steps and all undone ones after them. */
export function serialiseHistory({ steps, position }: UndoTimeline): SerialisedHistory {
  const from = Math.max(0, Math.min(position, steps.length - 1) - MAX_STORED_STEPS + 1)
  const stored = steps.slice(from, from + MAX_STORED_STEPS)
  return { version: 1, position: position - from, steps: stored }
}
