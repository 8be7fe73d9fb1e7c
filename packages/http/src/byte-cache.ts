export interface ByteCache<V> {
  /** The cached value of a key. Reading makes it the most recently used. */
  get(key: string): V | undefined
  /**
   * Caches a value in place of the previous one.
   *
   * @returns false where the value exceeds an eighth of the limit and is not cached: it would evict almost all others
   */
  set(key: string, value: V): boolean
  /** Measures a cached value again after its size has changed. */
  resize(key: string): void
  delete(key: string): void
  clear(): void
  readonly bytes: number
  readonly size: number
}

/**
 * A cache bounded by bytes; it evicts the least recently used value first. `sizeOf` measures a value; keys count too,
 * so that many small values under long keys stay bounded as well.
 */
export function createByteCache<V>(options: {
  maxBytes: number
  /** Bytes of the value without its key. */
  sizeOf: (value: V) => number
}): ByteCache<V> {
  const { maxBytes, sizeOf } = options
  const entries = new Map<string, { value: V; bytes: number }>()
  let bytes = 0

  // A key takes at most two bytes per character; the map entry and its object take about a hundred.
  const measure = (key: string, value: V) => sizeOf(value) + key.length * 2 + 100

  function remove(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= entry.bytes
    entries.delete(key)
  }

  function makeRoom(): void {
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) return
      remove(oldest)
    }
  }

  return {
    get(key) {
      const entry = entries.get(key)
      // Below half the limit no eviction is near, so the order is not updated: this is the hottest path of the shop.
      if (entry && bytes > maxBytes / 2) {
        entries.delete(key)
        entries.set(key, entry)
      }
      return entry?.value
    },
    set(key, value) {
      remove(key)
      const size = measure(key, value)
      if (size > maxBytes / 8) return false
      entries.set(key, { value, bytes: size })
      bytes += size
      makeRoom()
      return true
    },
    resize(key) {
      const entry = entries.get(key)
      if (!entry) return
      const size = measure(key, entry.value)
      bytes += size - entry.bytes
      entry.bytes = size
      makeRoom()
    },
    delete: remove,
    clear() {
      entries.clear()
      bytes = 0
    },
    get bytes() {
      return bytes
    },
    get size() {
      return entries.size
    },
  }
}
