import { type Document, diffDocuments, parseDocument } from '@passepartout/document'
import { EMPTY_TIMELINE, type Timeline } from './history.ts'
import { KEPT_STEPS, type SerialisedHistory } from './serialise-history.ts'
import { type Content, redoStep, type Step, undoStep } from './step.ts'

/**
 * Takes up a stored history if it really belongs to this document: every step is walked back and forth once, and both ends are
 * documents. Anything else gives an empty history, never an error. What lies between is looked at when it is gone to (`isSound`):
 * two hundred documents of sixty photos would hold up a phone for seconds before it shows one.
 */
export function restoreHistory(stored: unknown, content: Content): Timeline {
  try {
    if (!isSerialised(stored) || !replays(stored, content)) return EMPTY_TIMELINE
    return { steps: stored.steps, position: stored.position, sealed: true }
  } catch {
    return EMPTY_TIMELINE
  }
}

function replays({ steps, position }: SerialisedHistory, content: Content): boolean {
  const undone = steps.slice(0, position).reduceRight<Content>(undoStep, content)
  const back = steps.slice(0, position).reduce<Content>(redoStep, undone)
  if (diffDocuments(content.document, back.document).length > 0) return false
  const redone = steps.slice(position).reduce<Content>(redoStep, content)
  return isSound(undone.document) && isSound(redone.document)
}

/** Whether a document is one as it stands, with nothing to repair. */
export function isSound(document: Document): boolean {
  const parsed = parseDocument(document)
  return parsed.ok && parsed.repairs.length === 0
}

function isSerialised(stored: unknown): stored is SerialisedHistory {
  const candidate = stored as Partial<SerialisedHistory> | null
  return (
    typeof candidate === 'object' &&
    candidate?.version === 1 &&
    Array.isArray(candidate.steps) &&
    candidate.steps.length <= KEPT_STEPS &&
    Number.isInteger(candidate.position) &&
    Number(candidate.position) >= 0 &&
    Number(candidate.position) <= candidate.steps.length &&
    candidate.steps.every(isStep)
  )
}

const isStep = (step: Partial<Step> | null): boolean =>
  typeof step?.id === 'number' &&
  typeof step.name === 'string' &&
  typeof step.at === 'number' &&
  typeof step.params === 'object' &&
  Array.isArray(step.patch) &&
  Array.isArray(step.inverse)
