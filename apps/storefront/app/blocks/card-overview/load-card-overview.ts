import type { CardOverview } from '@passepartout/content-model'
import { getThemes } from '@passepartout/contracts'
import { COLOUR_FILTER, designSwatches } from '../../features/product-list/design-tile.ts'
import {
  type LoadedOverview,
  loadOverview,
  type ProductTile,
} from '../../features/product-list/overview-list.ts'
import { themeTile } from '../../features/product-list/theme-tile.ts'
import type { LoadContext } from '../../platform/block.ts'

/** A kind of card, such as invitations, with its sample card. */
export interface CardGroup {
  value: string
  name: string
  card: ProductTile | undefined
}

export interface LoadedCards {
  overview: LoadedOverview
  /** Sample card for all kinds together. */
  first: ProductTile | undefined
  groups: CardGroup[]
}

/** Loads the cards of an occasion for the URL's query, and the kinds of cards. */
export async function loadCardOverview(block: CardOverview, context: LoadContext): Promise<LoadedCards> {
  const { api } = context
  const occasion = block.occasion || undefined
  const [overview, all] = await Promise.all([
    loadOverview(block, context, {
      filters: [
        { name: 'occasion', title: 'card-occasion', look: 'list', single: true },
        { name: 'aspectRatio', title: 'format', look: 'shapes' },
        COLOUR_FILTER,
        { name: 'category', title: 'category', look: 'list' },
        { name: 'style', title: 'style', look: 'list' },
        { name: 'product', title: 'product', look: 'list' },
        { name: 'punching', title: 'punching', look: 'list' },
        { name: 'label', title: 'label', look: 'list' },
      ],
      fixed: { occasion: occasion ? [occasion] : undefined },
      fetchPage: ({ occasion: requestedOccasion, ...query }) =>
        api.call(getThemes, {
          query: { ...query, ...(requestedOccasion?.[0] ? { occasion: requestedOccasion[0] } : {}) },
        }),
      tile: themeTile,
      swatchOf: designSwatches(context),
    }),
    api.call(getThemes, { query: { size: 48, ...(occasion ? { occasion } : {}) } }),
  ])
  const listed = all.ok ? all.payload.items : []
  const kinds = all.ok ? all.payload.facets.category.filter(({ count }) => count > 0) : []
  const groups = await Promise.all(
    kinds.map(async ({ value, name }) => {
      const item = listed.find(({ categories }) => categories.some(kind => kind.value === value))
      const card = item ?? (await firstOf(value))
      return { value, name, card: card && themeTile(card) }
    }),
  )
  const [first] = listed
  return { overview, first: first && themeTile(first), groups: groups.length > 1 ? groups : [] }

  /** The first card of a kind that is missing among the loaded cards. */
  async function firstOf(category: string) {
    const found = await api.call(getThemes, {
      query: { category: [category], ...(occasion ? { occasion } : {}) },
    })
    return found.ok ? found.payload.items[0] : undefined
  }
}
