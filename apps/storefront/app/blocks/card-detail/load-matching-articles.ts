import { getCardAccessories } from '@passepartout/contracts'
import { cardAccessoryTile } from '../../features/product-list/accessory-tile.ts'
import type { ProductTile } from '../../features/product-list/overview-list.ts'
import type { LoadContext } from '../../platform/block.ts'

const MOST_SHOWN = 4
/** A typical minimum order of couples and families. */
const FOR_CARDS = 50

/**
 * Loads accessories for a card, one article per type, those made for its design first. Envelopes are part of the card.
 */
export async function loadMatchingArticles(themeId: string, { api }: LoadContext): Promise<ProductTile[]> {
  const answer = await api.call(getCardAccessories, { query: { themeId, quantity: FOR_CARDS } })
  if (!answer.ok) return []
  const fitting = answer.payload.items.filter(
    ({ type, onCard }) => type.value !== 'envelope' && onCard?.allowed,
  )
  const ofEachType = fitting.filter(
    (item, index) => fitting.findIndex(({ type }) => type.value === item.type.value) === index,
  )
  return ofEachType
    .sort((one, other) => Number(other.isSuggested) - Number(one.isSuggested))
    .slice(0, MOST_SHOWN)
    .map(cardAccessoryTile)
}
