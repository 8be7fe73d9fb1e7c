import type { AccessoryOverview } from '@passepartout/content-model'
import { getAccessories } from '@passepartout/contracts'
import { definitionOf } from '@passepartout/domain'
import { accessoryTile } from '../../features/product-list/accessory-tile.ts'
import { COLOUR_FILTER } from '../../features/product-list/design-tile.ts'
import { type LoadedOverview, loadOverview } from '../../features/product-list/overview-list.ts'
import type { LoadContext } from '../../platform/block.ts'

/** Loads the accessories of the URL's query; stock has one order only. */
export function loadAccessoryOverview(
  block: AccessoryOverview,
  context: LoadContext,
): Promise<LoadedOverview> {
  const { colours } = definitionOf(context.catalogue, 'accessory')
  return loadOverview(block, context, {
    filters: [{ name: 'type', title: 'accessory-type', look: 'list' }, COLOUR_FILTER],
    fixed: { type: block.accessoryTypes },
    fetchPage: query => context.api.call(getAccessories, { query }),
    tile: accessoryTile,
    swatchOf: value => colours.find(({ id }) => id === value)?.swatch,
    sortable: false,
    unit: 'articles',
  })
}
