/** Local draft of a design, so that a crash, a reload or a lost connection loses nothing (designer.md 7). */
export interface LocalDraft {
  key: string
  channel: string
  draftId?: string
  revision?: number
  document: unknown
  configuration: unknown
  history: unknown
  savedAt: number
  /** `true` while the server does not have this state. */
  unsent: boolean
}

export interface LocalDraftStore {
  read: (key: string) => Promise<LocalDraft | undefined>
  /** All entries below a key, the newest first. */
  below: (key: string) => Promise<LocalDraft[]>
  /** The newest entry that never reached the server. */
  latestUnsent: (channel: string, youngerThan: number) => Promise<LocalDraft | undefined>
  write: (entry: LocalDraft) => Promise<void>
  keepFile: (key: string, file: File) => Promise<void>
  /** Stored uploads of the visitor's own designs, or those of the shared draft with this id. */
  files: (below?: string) => Promise<{ key: string; file: File }[]>
  dropFile: (key: string) => Promise<void>
}

export const lastSyncedKey = (draftId: string) => `${draftId}/agreed`

/** Key of the version last sent: the page may be closed before the response arrives. */
export const sentKey = (draftId: string) => `${draftId}/sent`

const asPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('designs', { keyPath: 'key' })
    request.result.createObjectStore('files', { keyPath: 'key' })
  }
  return asPromise(request)
}

/** As texts say (`historyDays` of `TEXT_NUMBERS`, which would take the tables of the shop along). */
export const LOCAL_DRAFT_DAYS = 30
const KEEP_FOR_MS = LOCAL_DRAFT_DAYS * 24 * 3_600_000

/**
 * Creates the store in IndexedDB. Where the browser forbids it (some private modes), every call rejects and only the
 * server stores the draft.
 */
export function createLocalDraftStore(name = 'passepartout-designs'): LocalDraftStore {
  let database: Promise<IDBDatabase> | undefined
  const store = async (kind: 'designs' | 'files', mode: IDBTransactionMode) => {
    database ??= open(name)
    return (await database).transaction(kind, mode).objectStore(kind)
  }
  const all = async () => (await asPromise((await store('designs', 'readonly')).getAll())) as LocalDraft[]

  return {
    read: async key =>
      (await asPromise((await store('designs', 'readonly')).get(key))) as LocalDraft | undefined,
    below: async key => {
      const range = IDBKeyRange.bound(`${key}/`, `${key}/\uffff`)
      const entries = (await asPromise((await store('designs', 'readonly')).getAll(range))) as LocalDraft[]
      return entries.sort((a, b) => b.savedAt - a.savedAt)
    },
    latestUnsent: async (channel, youngerThan) => {
      const entries = await all()
      const old = entries.filter(entry => entry.savedAt < Date.now() - KEEP_FOR_MS)
      for (const entry of old) await asPromise((await store('designs', 'readwrite')).delete(entry.key))
      return entries
        .filter(entry => entry.unsent && entry.channel === channel && entry.savedAt > youngerThan)
        .sort((a, b) => b.savedAt - a.savedAt)[0]
    },
    write: async entry => {
      await asPromise((await store('designs', 'readwrite')).put(entry))
    },
    keepFile: async (key, file) => {
      await asPromise((await store('files', 'readwrite')).put({ key, file }))
    },
    files: async below => {
      const start = below ? `${below}/` : ''
      const stored = (await asPromise((await store('files', 'readonly')).getAll())) as {
        key: string
        file: File
      }[]
      return stored
        .filter(({ key }) => key.startsWith(start))
        .map(({ key, file }) => ({ key: key.slice(start.length), file }))
        .filter(({ key }) => !key.includes('/'))
    },
    dropFile: async key => {
      await asPromise((await store('files', 'readwrite')).delete(key))
    },
  }
}
