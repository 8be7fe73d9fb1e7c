import { CARD_NAMES_KEY, parseStoredCardNames, type StoredCardNames } from '@passepartout/domain'

/** Names of this device; none where the browser keeps nothing. */
export function loadStoredNames(): StoredCardNames {
  try {
    return parseStoredCardNames(localStorage.getItem(CARD_NAMES_KEY))
  } catch {
    return {}
  }
}

/** Whether the browser keeps them: without it they stand on this page only. */
export function storeNames(names: StoredCardNames): boolean {
  try {
    if (Object.keys(names).length > 0) localStorage.setItem(CARD_NAMES_KEY, JSON.stringify(names))
    else localStorage.removeItem(CARD_NAMES_KEY)
    return true
  } catch {
    return false
  }
}
