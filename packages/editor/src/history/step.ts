import { applyPatch, type Document, diffDocuments, type Json, type Patch } from '@passepartout/document'
import type { HistoryEntry } from '../state.ts'

export interface Step extends HistoryEntry {
  patch: Patch
  inverse: Patch
  configuration: { before: Json; after: Json } | null
  /** Steps with the same key in quick succession merge; null never merges. */
  mergeKey: string | null
}

export interface DocumentState {
  document: Document
  configuration: Json
}

export const redoStep = (content: DocumentState, step: Step): DocumentState => ({
  document: applyPatch(content.document, step.patch).document,
  configuration: step.configuration ? step.configuration.after : content.configuration,
})

export const undoStep = (content: DocumentState, step: Step): DocumentState => ({
  document: applyPatch(content.document, step.inverse).document,
  configuration: step.configuration ? step.configuration.before : content.configuration,
})

export type StepChange = Pick<Step, 'patch' | 'inverse' | 'configuration'>

/** The change from one state to another, and the document that its patch makes; null when nothing changed. */
export function diffStates(
  before: DocumentState,
  after: DocumentState,
): { change: StepChange; document: Document } | null {
  const patch = diffDocuments(before.document, after.document)
  const isSame = sameConfiguration(before.configuration, after.configuration)
  if (patch.length === 0 && isSame) return null
  const { document, inverse } = applyPatch(before.document, patch)
  const configuration = isSame ? null : { before: before.configuration, after: after.configuration }
  return { change: { patch, inverse, configuration }, document }
}

const sameConfiguration = (a: Json, b: Json) => a === b || JSON.stringify(a) === JSON.stringify(b)
