const KEY = 'designer-spellings'
/** Words of all cards that were ever written on a device. */
const MOST = 500

/** Words that somebody said are right, on this device only. Storage may be closed; then nothing is kept. */
export function knownSpellings(): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter(one => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}

export function rememberSpelling(word: string): void {
  const known = knownSpellings().add(word)
  try {
    localStorage.setItem(KEY, JSON.stringify([...known].slice(-MOST)))
  } catch {
    // A full or closed storage costs only the memory of a word.
  }
}
