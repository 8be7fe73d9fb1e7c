import type { PhotobookOverview } from '@passepartout/content-model'
import { getPhotobookDesignGroupSets } from '@passepartout/contracts'
import { COLOUR_FILTER, designSwatches, designTile } from '../../features/product-list/design-tile.ts'
import { type LoadedOverview, loadOverview } from '../../features/product-list/overview-list.ts'
import type { LoadContext } from '../../platform/block.ts'

/** A design has many occasions; more of them would hide its name. */
const SHOWN_THEMES = 2

/** Loads the photobook designs of the URL's query. */
export const loadPhotobookOverview = (
  block: PhotobookOverview,
  context: LoadContext,
): Promise<LoadedOverview> =>
  loadOverview(block, context, {
    filters: [
      { name: 'photobookType', title: 'photobook-type', look: 'list' },
      { name: 'photobookFormat', title: 'format', look: 'list' },
      COLOUR_FILTER,
      { name: 'categoryIds', title: 'occasion', look: 'list' },
      { name: 'label', title: 'label', look: 'list' },
    ],
    fixed: { photobookType: block.photobookTypes, categoryIds: block.categoryIds },
    fetchPage: query => context.api.call(getPhotobookDesignGroupSets, { query }),
    tile: item =>
      designTile(item, {
        id: item.designGroupSetId,
        details: item.categories.slice(0, SHOWN_THEMES).map(({ name }) => name),
        detailQuery: `designGroupSetId=${item.designGroupSetId}`,
      }),
    swatchOf: designSwatches(context),
  })
