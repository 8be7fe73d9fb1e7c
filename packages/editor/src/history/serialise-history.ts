import type { UndoTimeline } from './history.ts'
import type { Step } from './step.ts'

/** Undo survives a reload by this many steps (designer.md 7). */
export const MAX_STORED_STEPS = 200

/** The history as plain JSON for the device's journal. */
export interface SerialisedHistory {
  version: 1
  position: number
  steps: Step[]
}

/** Keeps the last 200 done steps, and what was undone after them. */
export function serialiseHistory({ steps, position }: UndoTimeline): SerialisedHistory {
  const from = Math.max(0, Math.min(position, steps.length - 1) - MAX_STORED_STEPS + 1)
  const kept = steps.slice(from, from + MAX_STORED_STEPS)
  return { version: 1, position: position - from, steps: kept }
}
