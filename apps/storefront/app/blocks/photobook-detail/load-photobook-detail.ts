import type { PhotobookDetail } from '@passepartout/content-model'
import { getPhotobookDesignGroupSets } from '@passepartout/contracts'
import {
  type LoadedDetail,
  productFallback,
  requestedName,
  withDeliveryDates,
} from '../../features/product-detail/load-detail.ts'
import { designDetail, namesOf } from '../../features/product-detail/product-detail.ts'
import { requestedPalette } from '../../features/product-form/palette-section.ts'
import { photobookForm } from '../../features/product-form/photobook-form.ts'
import { selectedValue } from '../../features/product-form/product-form.ts'
import type { LoadContext } from '../../platform/block.ts'

/** Loads the photobook design of the block or the URL, else the first. */
export async function loadPhotobookDetail(
  block: PhotobookDetail,
  context: LoadContext,
): Promise<LoadedDetail> {
  const { api, query } = context
  const setId = block.designGroupSetId || requestedName(query, 'designGroupSetId')
  const list = await api.call(getPhotobookDesignGroupSets, {
    query: setId ? { designGroupSetId: setId } : {},
  })
  if (!list.ok) return productFallback(block.component, context, list)
  const id = list.payload.items[0]?.designGroupSetId
  if (!id) return { product: undefined, failed: false }
  const whole = setId
    ? list
    : await api.call(getPhotobookDesignGroupSets, { query: { designGroupSetId: id } })
  const item = (whole.ok ? whole : list).payload.items[0]
  if (!item) return { product: undefined, failed: false }
  const palette = requestedPalette(query, item.palettes)
  const configurator = await photobookForm({ ...item, palette }, context)
  return {
    product: {
      ...designDetail(item, query, {
        kind: 'photobook',
        id,
        named: block.designGroupSetId ? '' : `designGroupSetId=${id}`,
        chosen: { refinement: selectedValue(configurator, 'refinementType') },
      }),
      summary: namesOf(item.categories),
      configured: await withDeliveryDates(configurator, context),
      facts: [{ term: 'photobook-type', values: namesOf(item.photobookTypes) }],
      prices: [],
    },
  }
}
