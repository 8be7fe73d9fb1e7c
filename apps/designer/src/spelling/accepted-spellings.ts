const KEY = 'designer-spellings'
/** Maximum of words stored on a device, for all cards together. */
const MOST = 500

/** Words that the customer accepted, on this device only; empty where storage is forbidden. */
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
    // Without storage the word is merely not remembered.
  }
}
