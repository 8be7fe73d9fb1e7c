const MOST = 4096

/** A pure function that keeps what it made: a list of prices asks for the same few hundred sizes and sums again and again. */
export function remembering<K extends string | number, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return key => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    // Whatever visitors ask for, it grows no further.
    if (known.size >= MOST) known.clear()
    const made = make(key)
    known.set(key, made)
    return made
  }
}
