const KEY = 'designer-spellings'
/** Words of all cards that were ever written on a device. */
const MOST = 500

/** Words that somebody said are right, on this device only. Storage may be closed; then nothing is kept. */
export function loadAcceptedSpellings(): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter(one => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}

export function acceptSpelling(word: string): void {
  const known = loadAcceptedSpellings().add(word)
  try {
    localStorage.setItem(KEY, JSON.stringify([...known].slice(-MOST)))
  } catch {
    // A full or closed storage costs only the memory of a word.
  }
}
