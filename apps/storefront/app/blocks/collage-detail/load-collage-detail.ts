import type { CollageDetail } from '@passepartout/content-model'
import { type FrameConfiguration, framedAppearanceOf, parseDimension } from '@passepartout/domain'
import {
  type LoadedDetail,
  productFallback,
  requestedName,
  withDeliveryDates,
} from '../../features/product-detail/load-detail.ts'
import { designDetail, namesOf } from '../../features/product-detail/product-detail.ts'
import { collageForm, fetchCollage } from '../../features/product-form/collage-form.ts'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'

/** Loads the collage of the block or the URL, else the channel's default. */
export async function loadCollageDetail(block: CollageDetail, context: LoadContext): Promise<LoadedDetail> {
  const { query, shop, log, catalogue } = context
  const designId = block.designId || requestedName(query, 'designId')
  const answer = await fetchCollage(designId, context)
  if (!answer.ok) return productFallback(block.component, context, answer.failure)
  const item = answer.payload
  const translate = translatorFor(shop, log)
  // The API returns ids of the catalogue only.
  const configuration = item.chosen.configuration as FrameConfiguration
  const { widthMm: width, heightMm: height } = parseDimension(configuration.formatType)
  return {
    product: {
      ...designDetail(item, query, {
        kind: 'collage',
        id: item.designId,
        named: block.designId ? '' : `designId=${item.designId}`,
        paletteField: 'palette',
        chosenSizeMm: { width, height },
        chosen: { framing: framedAppearanceOf(catalogue, configuration) },
      }),
      summary: [translate('overview.photos', { count: item.slots })],
      facts: [
        { term: 'slots', values: [translate('overview.photos', { count: item.slots })] },
        { term: 'ratio', values: [item.ratio] },
        { term: 'format', values: namesOf(item.formats) },
      ],
      prices: [],
      configured: await withDeliveryDates(
        collageForm(item, Boolean(block.designId), answer.corrections, context),
        context,
      ),
    },
  }
}
