import { sameJson, type Version } from '@passepartout/document'
import type { DesignerData } from '../data/designer-data.ts'
import type { DesignContent } from '../kinds/designer-kind-adapter.ts'
import type { ConflictState } from '../state/design-state.ts'
import { loadDraftReader } from './load-draft-reader.ts'
import { type LocalDraft, type LocalDraftStore, lastSyncedKey, sentKey } from './local-draft-store.ts'

/** Where this device keeps versions that were not taken. */
const otherVersionKey = (draftId: string) => `${draftId}/other`

/**
 * Remembers what two versions of a design have in common, puts them together where each changed other pages, and keeps
 * what was not taken for thirty days.
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
    /** This is on its way to the server, on top of that revision. */
    send: (draftId: string, revision: number, content: DesignContent): void => {
      const entry = { ...entryOf(draftId, content), key: sentKey(draftId), revision }
      void journal.write(entry).catch(() => undefined)
    },
    /** The server holds exactly this now. */
    agree: (draftId: string, revision: number, content: DesignContent): void => {
      agreed = content
      const entry = { ...entryOf(draftId, content), key: lastSyncedKey(draftId), revision }
      void journal.write(entry).catch(() => undefined)
    },
    /** Both in one; nothing where somebody has to choose. */
    merged: async (mine: () => DesignContent, other: DesignContent): Promise<DesignContent | undefined> => {
      const { mergeContents } = await loadDraftReader()
      return mergeContents(agreed, mine(), other)
    },
    /** Lays a version aside that was not taken, or not as a whole. */
    lay: async (draftId: string, content: DesignContent, at: number): Promise<void> => {
      const key = `${otherVersionKey(draftId)}/${at}`
      await journal.write({ ...entryOf(draftId, content), key }).catch(() => undefined)
    },
    /** What was laid aside of a draft, the youngest first. */
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

/** A design as the rules of versions know it: what is ordered is opaque to them. */
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
