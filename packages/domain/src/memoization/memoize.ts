const MOST = 4096

/**
 * What was made for a key, or makes it; whatever visitors ask for, it holds so many at most and then begins anew. A promise
 * that fails is not kept.
 */
export function getOrCreate<V>(most: number): (key: string | number, make: () => V) => V {
  const known = new Map<string | number, V>()
  return (key, make) => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    if (known.size >= most) known.clear()
    const made = make()
    known.set(key, made)
    if (made instanceof Promise) made.catch(() => known.get(key) === made && known.delete(key))
    return made
  }
}

/** The same with so many for each owner, which takes them with it. */
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

/** A pure function that keeps what it made: a list of prices asks for the same few hundred sizes and sums again and again. */
export function memoize<K extends string | number, V>(make: (key: K) => V): (key: K) => V {
  const memory = getOrCreate<V>(MOST)
  return key => memory(key, () => make(key))
}
