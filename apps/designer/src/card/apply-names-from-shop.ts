import { CARD_NAMES_KEY } from '@passepartout/domain'
import type { Designer } from '../state/designer.ts'

/** The names that the visitor saw on the shop's cards, written into a new one. What writes them is fetched where there are some. */
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
