import { getCollageDesignGroup } from '@passepartout/contracts'
import { askedName, detailFailure, type LoadedDetail } from '../../features/product-detail/load-detail.ts'
import { designDetail, namesOf } from '../../features/product-detail/product-detail.ts'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'
import type { CollageDetail } from './schema.ts'

/** The collage that the block or the address names, else the channel's own. */
export async function loadCollageDetail(block: CollageDetail, context: LoadContext): Promise<LoadedDetail> {
  const { api, query, shop, log } = context
  const designId = block.designId || askedName(query, 'designId')
  const answer = await api.call(getCollageDesignGroup, { query: designId ? { designId } : {} })
  if (!answer.ok) return detailFailure(block.component, context, answer)
  const item = answer.payload
  const translate = translatorFor(shop, log)
  return {
    product: {
      ...designDetail(item, query, block.designId ? '' : `designId=${item.designId}`, 'palette'),
      facts: [
        { term: 'slots', values: [translate('overview.photos', { count: item.slots })] },
        { term: 'ratio', values: [item.ratio] },
        { term: 'format', values: namesOf(item.formats) },
      ],
      prices: [
        {
          title: 'materials',
          rows: item.materials.flatMap(({ name, formats: [smallest] }) =>
            smallest ? [{ name: `${name}, ${smallest.text}`, price: smallest.priceCurrent.text }] : [],
          ),
        },
      ],
    },
  }
}
