import { CARD_NAMES_KEY, parseStoredCardNames, type StoredCardNames } from '@passepartout/domain'

/** Names stored on this device; none without storage. */
export function loadStoredNames(): StoredCardNames {
  try {
    return parseStoredCardNames(localStorage.getItem(CARD_NAMES_KEY))
  } catch {
    return {}
  }
}

/** Returns whether the browser stores them: otherwise they apply to this page only. */
export function storeNames(names: StoredCardNames): boolean {
  try {
    if (Object.keys(names).length > 0) localStorage.setItem(CARD_NAMES_KEY, JSON.stringify(names))
    else localStorage.removeItem(CARD_NAMES_KEY)
    return true
  } catch {
    return false
  }
}
