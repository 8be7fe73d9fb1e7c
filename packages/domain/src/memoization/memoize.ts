const MOST = 4096

/**
 * A cache that creates a missing value; it is cleared once it has reached `most` entries, so that visitors cannot make
 * it grow. Rejected promises are not cached.
 */
export function getOrCreate<V>(most: number): (key: string | number, make: () => V) => V {
  const known = new Map<string | number, V>()
  return (key, make) => {
    const cached = known.get(key)
    if (cached !== undefined) return cached
    if (known.size >= most) known.clear()
    const made = make()
    known.set(key, made)
    if (made instanceof Promise) made.catch(() => known.get(key) === made && known.delete(key))
    return made
  }
}

/** Like `getOrCreate`, with a cache of `most` entries for each owner, garbage-collected together with it. */
export function getOrCreatePerOwner<Owner extends object, V>(
  most: number,
): (owner: Owner, key: string, make: () => V) => V {
  const memories = new WeakMap<Owner, ReturnType<typeof getOrCreate<V>>>()
  return (owner, key, make) => {
    const memory = memories.get(owner) ?? getOrCreate<V>(most)
    memories.set(owner, memory)
    return memory(key, make)
  }
}

/** Caches the results of a pure function: a price list needs the same few hundred sizes and amounts again and again. */
export function memoize<K extends string | number, V>(make: (key: K) => V): (key: K) => V {
  const memory = getOrCreate<V>(MOST)
  return key => memory(key, () => make(key))
}
