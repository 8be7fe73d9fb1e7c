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

/** What is kept of a design, here or on the server. */
export interface StoredContent {
  document: unknown
  configuration: unknown
}

/**
 * Drafts come from outside like everything else: repaired where it can be, else not opened. Who begins anew needs none of
 * this: its schemas are fetched when a design is opened (`loadReading`).
 */
export function parseStoredContent(data: DesignerData, stored: StoredContent): DesignContent | undefined {
  const parsed = parseDocument(stored.document)
  return parsed.ok
    ? DESIGNER_KIND_ADAPTERS[data.kind].read(data, parsed.document, stored.configuration)
    : undefined
}

/** The steps that led to a design, none where they belong to another one, and what looks at where they lead. */
export const parseStoredHistory = (
  history: unknown,
  { document, configuration }: DesignContent,
): StoredHistory => ({
  timeline: restoreHistory(history, { document, configuration: { ...configuration } }),
  isSound: isConsistentDocument,
})

/** Two versions in one, by what they had in common last; `undefined` where the customer has to choose. */
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
