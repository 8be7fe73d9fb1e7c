import { CARD_NAMES_KEY } from '@passepartout/domain'
import type { Designer } from '../state/designer.ts'

/** The names that the visitor saw on the shop's cards, written into a new one. What writes them is fetched where there are some. */
export async function takeOverNames(designer: Designer): Promise<void> {
  const names = kept()
  if (!names) return
  const { fillKnownNames } = await import('./fill-known-names.ts')
  fillKnownNames(designer, names)
}

function kept(): string | null {
  try {
    return localStorage.getItem(CARD_NAMES_KEY)
  } catch {
    return null
  }
}
