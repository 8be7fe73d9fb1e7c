import { CARD_NAMES_KEY } from '@passepartout/domain'
import type { Designer } from '../state/designer.ts'

/**
 * Writes the names that the visitor entered on the shop's pages into a new card. The code for it is loaded only where
 * there are names.
 */
export async function applyNamesFromShop(designer: Designer): Promise<void> {
  const names = storedNames()
  if (!names) return
  const { fillStoredNames } = await import('./fill-stored-names.ts')
  fillStoredNames(designer, names)
}

function storedNames(): string | null {
  try {
    return localStorage.getItem(CARD_NAMES_KEY)
  } catch {
    return null
  }
}
