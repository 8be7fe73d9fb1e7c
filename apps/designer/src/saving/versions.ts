import {
  compareVersions,
  isMergeable,
  mixVersions,
  proposedChoice,
  sameJson,
  type Version,
} from '@passepartout/document'
import type { DesignerData } from '../data/designer-data.ts'
import type { DesignContent } from '../kinds/designer-kind.ts'
import type { ConflictState } from '../state/design-state.ts'
import { agreedKey, type Journal, type JournalEntry, sentKey } from './journal.ts'
import { loadReading } from './load-reading.ts'

/** Where this device keeps versions that were not taken. */
const othersKey = (draftId: string) => `${draftId}/other`

/**
 * Remembers what two versions of a design have in common, puts them together where each changed other pages, and keeps
 * what was not taken for thirty days.
 */
export function createVersions(data: DesignerData, journal: Journal, opened: DesignContent | null) {
  let agreed = opened
  const entryOf = (
    draftId: string,
    { document, configuration }: DesignContent,
  ): Omit<JournalEntry, 'key'> => ({
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
      const entry = { ...entryOf(draftId, content), key: agreedKey(draftId), revision }
      void journal.write(entry).catch(() => undefined)
    },
    /** Both in one; nothing where somebody has to choose. */
    merged: (mine: DesignContent, other: DesignContent): DesignContent | undefined => {
      const [base, here, there] = [agreed && versionOf(agreed), versionOf(mine), versionOf(other)]
      const difference = compareVersions(base, here, there)
      if (!isMergeable(difference)) return undefined
      return contentOf(mixVersions(here, there, proposedChoice(difference)))
    },
    /** Lays a version aside that was not taken, or not as a whole. */
    lay: async (draftId: string, content: DesignContent, at: number): Promise<void> => {
      const key = `${othersKey(draftId)}/${at}`
      await journal.write({ ...entryOf(draftId, content), key }).catch(() => undefined)
    },
    /** What was laid aside of a draft, the youngest first. */
    laid: async (draftId: string): Promise<ConflictState[]> => {
      const entries = await journal.below(othersKey(draftId)).catch(() => [])
      if (entries.length === 0) return []
      const { readContent } = await loadReading()
      return entries.flatMap(entry => {
        const content = readContent(data, entry)
        const at = Number(entry.key.split('/').at(-1))
        return content ? [{ ...content, revision: null, at, agreed: null }] : []
      })
    },
  }
}

/** A design as the rules of versions know it: what is ordered is opaque to them. */
export const versionOf = ({ document, configuration }: DesignContent): Version => ({
  document,
  configuration: { ...configuration } as Version['configuration'],
})

export const contentOf = ({ document, configuration }: Version): DesignContent => ({
  document,
  configuration: configuration as unknown as DesignContent['configuration'],
})

export const isSameDesign = (one: DesignContent, other: DesignContent): boolean =>
  sameJson(versionOf(one) as never, versionOf(other) as never)
