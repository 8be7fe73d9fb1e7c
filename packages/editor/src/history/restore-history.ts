import { type Document, diffDocuments, parseDocument } from '@passepartout/document'
import { EMPTY_TIMELINE, type UndoTimeline } from './history.ts'
import { MAX_STORED_STEPS, type SerialisedHistory } from './serialise-history.ts'
import { type DocumentState, redoStep, type Step, undoStep } from './step.ts'

/**
 * Restores a stored history if it belongs to this document: every step is replayed once in both directions, and both
 * ends must be valid documents. Otherwise the history is empty; nothing throws. The documents between are validated
 * only when visited (`isSound`): two hundred documents of sixty photos would block a phone for seconds before it
 * displays one.
 */
export function restoreHistory(stored: unknown, content: DocumentState): UndoTimeline {
  try {
    if (!isSerialised(stored) || !replaysCleanly(stored, content)) return EMPTY_TIMELINE
    return { steps: stored.steps, position: stored.position, sealed: true }
  } catch {
    return EMPTY_TIMELINE
  }
}

function replaysCleanly({ steps, position }: SerialisedHistory, content: DocumentState): boolean {
  const undone = steps.slice(0, position).reduceRight<DocumentState>(undoStep, content)
  const back = steps.slice(0, position).reduce<DocumentState>(redoStep, undone)
  if (diffDocuments(content.document, back.document).length > 0) return false
  const redone = steps.slice(position).reduce<DocumentState>(redoStep, content)
  return isConsistentDocument(undone.document) && isConsistentDocument(redone.document)
}

/** Whether a document is valid without repairs. */
export function isConsistentDocument(document: Document): boolean {
  const parsed = parseDocument(document)
  return parsed.ok && parsed.repairs.length === 0
}

function isSerialised(stored: unknown): stored is SerialisedHistory {
  const candidate = stored as Partial<SerialisedHistory> | null
  return (
    typeof candidate === 'object' &&
    candidate?.version === 1 &&
    Array.isArray(candidate.steps) &&
    candidate.steps.length <= MAX_STORED_STEPS &&
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
