import { sameJson, type Version } from '@passepartout/document'
import type { DesignerData } from '../data/designer-data.ts'
import type { DesignContent } from '../kinds/designer-kind-adapter.ts'
import type { ConflictState } from '../state/design-state.ts'
import { loadDraftReader } from './load-draft-reader.ts'
import { type LocalDraft, type LocalDraftStore, lastSyncedKey, sentKey } from './local-draft-store.ts'

/** Key prefix for rejected versions on this device. */
const otherVersionKey = (draftId: string) => `${draftId}/other`

/**
 * Remembers the last synced version of a design, merges two versions that changed different pages, and retains rejected
 * versions for thirty days.
 */
export function createVersionMerger(
  data: DesignerData,
  journal: LocalDraftStore,
  opened: DesignContent | null,
) {
  let agreed = opened
  const entryOf = (draftId: string, { document, configuration }: DesignContent): Omit<LocalDraft, 'key'> => ({
    ...{ channel: data.shop.channel, draftId, document, configuration },
    ...{ history: null, savedAt: Date.now(), unsent: false },
  })

  return {
    agreed: () => agreed,
    /** Records a version that is being sent, based on that revision. */
    send: (draftId: string, revision: number, content: DesignContent): void => {
      const entry = { ...entryOf(draftId, content), key: sentKey(draftId), revision }
      void journal.write(entry).catch(() => undefined)
    },
    /** Records that the server has exactly this version. */
    agree: (draftId: string, revision: number, content: DesignContent): void => {
      agreed = content
      const entry = { ...entryOf(draftId, content), key: lastSyncedKey(draftId), revision }
      void journal.write(entry).catch(() => undefined)
    },
    /** The merge of both; undefined where the customer must choose. */
    merged: async (mine: () => DesignContent, other: DesignContent): Promise<DesignContent | undefined> => {
      const { mergeContents } = await loadDraftReader()
      return mergeContents(agreed, mine(), other)
    },
    /** Sets aside a version that was rejected, entirely or in part. */
    lay: async (draftId: string, content: DesignContent, at: number): Promise<void> => {
      const key = `${otherVersionKey(draftId)}/${at}`
      await journal.write({ ...entryOf(draftId, content), key }).catch(() => undefined)
    },
    /** Rejected versions of a draft, the newest first. */
    laid: async (draftId: string): Promise<ConflictState[]> => {
      const entries = await journal.below(otherVersionKey(draftId)).catch(() => [])
      if (entries.length === 0) return []
      const { parseStoredContent } = await loadDraftReader()
      return entries.flatMap(entry => {
        const content = parseStoredContent(data, entry)
        const at = Number(entry.key.split('/').at(-1))
        return content ? [{ ...content, revision: null, at, agreed: null }] : []
      })
    },
  }
}

/** A design for the merge rules, which treat the configuration as opaque. */
export const toVersion = ({ document, configuration }: DesignContent): Version => ({
  document,
  configuration: { ...configuration } as Version['configuration'],
})

export const toContent = ({ document, configuration }: Version): DesignContent => ({
  document,
  configuration: configuration as unknown as DesignContent['configuration'],
})

export const isSameDesign = (one: DesignContent, other: DesignContent): boolean =>
  sameJson(toVersion(one) as never, toVersion(other) as never)
