import { createByteCache } from '@passepartout/http'
import { type CachedPage, memorySizeOf, recompress } from './cached-page.ts'

export interface PageCacheOptions {
  /** How much memory the kept pages may take; the one unused for longest goes first. */
  maxBytes: number
  /** How long a page is kept: pages name delivery days and campaigns, which change with the clock. */
  maxAgeMs: number
  now?: () => number
  /** Runs work once the process has nothing else to do; left out, pages stay as they were first compressed. */
  whenIdle?: (work: () => Promise<void>) => void
}

export interface PageCache {
  find(key: string): CachedPage | undefined
  store(key: string, page: CachedPage): void
  /** Forgets everything: content, a price list or the build changed. */
  clear(): void
  /** Grows with every `clear`; a page rendered under an older version is not stored. */
  readonly version: number
  readonly size: number
  readonly bytes: number
}

/** Pages that wait for an idle moment; more are left as they are until they are asked for again. */
const MOST_WAITING = 100

/** Keeps rendered pages before the rest of the server runs. Anonymous pages only: they are the same for everybody. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, maxAgeMs, now = Date.now, whenIdle } = options
  const pages = createByteCache<{ page: CachedPage; until: number; isAsked: boolean }>({
    maxBytes,
    sizeOf: ({ page }) => memorySizeOf(page),
  })
  let version = 0
  let waiting = 0

  function shrinkLater(key: string, page: CachedPage): void {
    if (!whenIdle || waiting >= MOST_WAITING) return
    waiting++
    whenIdle(async () => {
      waiting--
      if (page.isSmallest || pages.get(key)?.page !== page) return
      await recompress(page)
      pages.resize(key)
    })
  }

  return {
    find(key) {
      const entry = pages.get(key)
      if (!entry) return undefined
      if (entry.until < now()) {
        pages.delete(key)
        return undefined
      }
      if (!entry.isAsked) {
        // A page that nobody asks for again is not worth more than a fast compression.
        entry.isAsked = true
        shrinkLater(key, entry.page)
      }
      return entry.page
    },
    store(key, page) {
      pages.set(key, { page, until: now() + maxAgeMs, isAsked: false })
    },
    clear() {
      pages.clear()
      version++
    },
    get version() {
      return version
    },
    get size() {
      return pages.size
    },
    get bytes() {
      return pages.bytes
    },
  }
}
