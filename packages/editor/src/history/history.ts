import type { HistoryView } from '../state.ts'
import { type DocumentState, diffStates, type Step, type StepChange, undoStep } from './step.ts'

const MERGE_MS = 1000

/** Undo steps with the current position; immutable, so that snapshots can contain it. */
export interface UndoTimeline {
  steps: readonly Step[]
  position: number
  /** The next change cannot merge into the last step. */
  sealed: boolean
}

export const EMPTY_TIMELINE: UndoTimeline = { steps: [], position: 0, sealed: true }

export type NewStep = Omit<Step, 'id' | 'patch' | 'inverse' | 'configuration'>

/**
 * Records a change from one state to another and drops undone steps.
 * @param mergeMs maximum age of the last step for a merge, where both have the same key
 */
export function recordStep(
  timeline: UndoTimeline,
  before: DocumentState,
  after: DocumentState,
  change: StepChange,
  step: NewStep,
  mergeMs = MERGE_MS,
): { timeline: UndoTimeline; step: Step | null } {
  const last = timeline.steps[timeline.position - 1]
  if (last && canMergeSteps(timeline, last, step, mergeMs)) return merge(timeline, last, before, after, step)
  const done = timeline.steps.slice(0, timeline.position)
  const added = { ...step, ...change, id: (done.at(-1)?.id ?? 0) + 1 }
  return { timeline: { steps: [...done, added], position: done.length + 1, sealed: false }, step: added }
}

const canMergeSteps = (timeline: UndoTimeline, last: Step, step: NewStep, mergeMs: number) =>
  !timeline.sealed &&
  timeline.position === timeline.steps.length &&
  step.mergeKey !== null &&
  step.mergeKey === last.mergeKey &&
  step.at - last.at <= mergeMs

function merge(
  timeline: UndoTimeline,
  last: Step,
  before: DocumentState,
  after: DocumentState,
  step: NewStep,
) {
  const whole = diffStates(undoStep(before, last), after)
  const earlier = timeline.steps.slice(0, timeline.position - 1)
  if (!whole) return { timeline: { steps: earlier, position: earlier.length, sealed: true }, step: null }
  const grown = { ...last, ...step, ...whole.change }
  return { timeline: { ...timeline, steps: [...earlier, grown] }, step: grown }
}

export const closeUndoStep = (timeline: UndoTimeline): UndoTimeline =>
  timeline.sealed ? timeline : { ...timeline, sealed: true }

export const toHistoryView = ({ steps, position }: UndoTimeline): HistoryView => ({
  entries: steps.map(({ id, name, params, pageId, at }) => ({ id, name, params, pageId, at })),
  position,
  canUndo: position > 0,
  canRedo: position < steps.length,
})
