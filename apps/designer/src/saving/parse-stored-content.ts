import {
  diffVersions,
  isAutoMergeable,
  mergeVersions,
  parseDocument,
  proposedResolution,
} from '@passepartout/document'
import { type EditorOptions, isConsistentDocument, restoreHistory } from '@passepartout/editor'
import type { DesignerData } from '../data/designer-data.ts'
import type { DesignContent } from '../kinds/designer-kind-adapter.ts'
import { DESIGNER_KIND_ADAPTERS } from '../kinds/registry.ts'
import { toContent, toVersion } from './version-merger.ts'

export type StoredHistory = Required<Pick<EditorOptions, 'timeline' | 'isSound'>>

/** A stored design, from this device or the server. */
export interface StoredContent {
  document: unknown
  configuration: unknown
}

/**
 * Parses a stored design, which is untrusted: repairs what is possible, otherwise returns undefined. Its schemas are
 * loaded only when a design is reopened (`loadDraftReader`).
 */
export function parseStoredContent(data: DesignerData, stored: StoredContent): DesignContent | undefined {
  const parsed = parseDocument(stored.document)
  return parsed.ok
    ? DESIGNER_KIND_ADAPTERS[data.kind].read(data, parsed.document, stored.configuration)
    : undefined
}

/** The undo steps of a design, none where they belong to another, with the validation of the documents they lead to. */
export const parseStoredHistory = (
  history: unknown,
  { document, configuration }: DesignContent,
): StoredHistory => ({
  timeline: restoreHistory(history, { document, configuration: { ...configuration } }),
  isSound: isConsistentDocument,
})

/** Merges two versions on the basis of the last synced one; undefined where the customer must choose. */
export function mergeContents(
  base: DesignContent | null,
  mine: DesignContent,
  other: DesignContent,
): DesignContent | undefined {
  const [here, there] = [toVersion(mine), toVersion(other)]
  const difference = diffVersions(base && toVersion(base), here, there)
  if (!isAutoMergeable(difference)) return undefined
  return toContent(mergeVersions(here, there, proposedResolution(difference)))
}
