export interface ByteCache<V> {
  /** The value kept under a key; asking for it makes it the last to go. */
  get(key: string): V | undefined
  /** Keeps a value in place of the one before. One larger than an eighth of the room is not kept: it would empty it. */
  set(key: string, value: V): boolean
  /** Counts a kept value anew, whose size has changed. */
  resize(key: string): void
  delete(key: string): void
  clear(): void
  readonly bytes: number
  readonly size: number
}

/**
 * Keeps values up to a number of bytes, as `sizeOf` says what each takes; the one unused for longest goes first. The key
 * counts too, so that many small values under long keys are bounded as well.
 */
export function createByteCache<V>(options: {
  maxBytes: number
  /** Without the key. */
  sizeOf: (value: V) => number
}): ByteCache<V> {
  const { maxBytes, sizeOf } = options
  const kept = new Map<string, { value: V; bytes: number }>()
  let bytes = 0

  // Keys are two bytes per character at most; the entry of the map and its object take about a hundred.
  const measure = (key: string, value: V) => sizeOf(value) + key.length * 2 + 100

  function remove(key: string): void {
    const entry = kept.get(key)
    if (!entry) return
    bytes -= entry.bytes
    kept.delete(key)
  }

  function makeRoom(): void {
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) return
      remove(oldest)
    }
  }

  return {
    get(key) {
      const entry = kept.get(key)
      // Half empty, nothing goes soon, and its order need not be kept: this is the hottest path of the shop.
      if (entry && bytes > maxBytes / 2) {
        kept.delete(key)
        kept.set(key, entry)
      }
      return entry?.value
    },
    set(key, value) {
      remove(key)
      const size = measure(key, value)
      if (size > maxBytes / 8) return false
      kept.set(key, { value, bytes: size })
      bytes += size
      makeRoom()
      return true
    },
    resize(key) {
      const entry = kept.get(key)
      if (!entry) return
      const size = measure(key, entry.value)
      bytes += size - entry.bytes
      entry.bytes = size
      makeRoom()
    },
    delete: remove,
    clear() {
      kept.clear()
      bytes = 0
    },
    get bytes() {
      return bytes
    },
    get size() {
      return kept.size
    },
  }
}
