import { getThemes } from '@passepartout/contracts'
import { COLOUR_FILTER, designSwatches } from '../../features/overview/design-tile.ts'
import { type LoadedOverview, loadOverview, type ProductTile } from '../../features/overview/overview-list.ts'
import { themeTile } from '../../features/overview/theme-tile.ts'
import type { LoadContext } from '../../platform/block.ts'
import type { CardOverview } from './schema.ts'

/** A kind of card, such as invitations, with the card that stands for it. */
export interface CardGroup {
  value: string
  name: string
  card: ProductTile | undefined
}

export interface LoadedCards {
  overview: LoadedOverview
  /** The card that stands for all kinds. */
  first: ProductTile | undefined
  groups: CardGroup[]
}

/** The cards of an occasion as the address asks for them, and the kinds of cards there are. */
export async function loadCardOverview(block: CardOverview, context: LoadContext): Promise<LoadedCards> {
  const { api } = context
  const occasion = block.occasion || undefined
  const [overview, all] = await Promise.all([
    loadOverview(block, context, {
      filters: [
        { name: 'aspectRatio', title: 'format', look: 'shapes' },
        COLOUR_FILTER,
        { name: 'category', title: 'category', look: 'list' },
        { name: 'style', title: 'style', look: 'list' },
        { name: 'product', title: 'product', look: 'list' },
        { name: 'punching', title: 'punching', look: 'list' },
        { name: 'label', title: 'label', look: 'list' },
      ],
      fixed: {},
      ask: query => api.call(getThemes, { query: { ...query, ...(occasion ? { occasion } : {}) } }),
      tile: themeTile,
      swatchOf: designSwatches(context),
    }),
    api.call(getThemes, { query: { size: 48, ...(occasion ? { occasion } : {}) } }),
  ])
  const kinds = all.ok ? all.payload.facets.category.filter(({ count }) => count > 0) : []
  const groups = kinds.map(({ value, name }) => {
    const item = all.ok
      ? all.payload.items.find(({ categories }) => categories.some(category => category.value === value))
      : undefined
    return { value, name, card: item && themeTile(item) }
  })
  const [first] = all.ok ? all.payload.items : []
  return { overview, first: first && themeTile(first), groups: groups.length > 1 ? groups : [] }
}
