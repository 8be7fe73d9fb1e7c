import type { CollageOverview } from '@passepartout/content-model'
import { getCollageDesignGroups } from '@passepartout/contracts'
import { shopSettings } from '@passepartout/domain'
import {
  COLOUR_FILTER,
  designSwatches,
  designTile,
  ORIENTATION_FILTER,
} from '../../features/product-list/design-tile.ts'
import { type LoadedOverview, loadOverview } from '../../features/product-list/overview-list.ts'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'

/** Loads the collages of the URL's query. */
export function loadCollageOverview(block: CollageOverview, context: LoadContext): Promise<LoadedOverview> {
  const translate = translatorFor(context.shop, context.log)
  const { collageDetailFirst } = shopSettings(context.shop)
  return loadOverview(block, context, {
    filters: [
      { name: 'slots', title: 'slots', look: 'list' },
      ORIENTATION_FILTER,
      COLOUR_FILTER,
      { name: 'label', title: 'label', look: 'list' },
    ],
    fixed: { categoryIds: block.categoryIds },
    fetchPage: query => context.api.call(getCollageDesignGroups, { query }),
    tile: item =>
      designTile(item, {
        id: item.designId,
        details: [translate('overview.photos', { count: item.slots }), item.formats[0]?.name],
        detailQuery: collageDetailFirst ? `designId=${item.designId}` : '',
      }),
    swatchOf: designSwatches(context),
  })
}
