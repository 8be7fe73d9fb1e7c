import { createByteCache } from '@passepartout/http'
import { type CachedPage, memorySizeOf, recompress } from './cached-page.ts'

export interface PageCacheOptions {
  /** Memory of the cached pages; the least recently used one is evicted first. */
  maxBytes: number
  /** Lifetime of a page: pages name delivery days and campaigns, which change with time. */
  maxAgeMs: number
  now?: () => number
  /** Runs a task when the process is idle; without it, pages keep their first compression. */
  whenIdle?: (work: () => Promise<void>) => void
}

export interface PageCache {
  find(key: string): CachedPage | undefined
  store(key: string, page: CachedPage): void
  /** Empties the cache: content, a price list or the build changed. */
  clear(): void
  /** Grows with every `clear`; a page rendered under an older version is not stored. */
  readonly version: number
  readonly size: number
  readonly bytes: number
}

/** Pages waiting for an idle moment; beyond it, a page is recompressed only after another request. */
const MOST_WAITING = 100

/**
 * Caches rendered pages, looked up before the rest of the server runs. Only anonymous pages: they are the same for all
 * visitors.
 */
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
        // Pages that are never requested again are not worth a better compression.
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
