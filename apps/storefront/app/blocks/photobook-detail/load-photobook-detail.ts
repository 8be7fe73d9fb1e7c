import { getPhotobookDesignGroupSets, getPhotobookPrice } from '@passepartout/contracts'
import { askedName, detailFailure, type LoadedDetail } from '../../features/product-detail/load-detail.ts'
import { allowedNames, designDetail, namesOf } from '../../features/product-detail/product-detail.ts'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'
import type { PhotobookDetail } from './schema.ts'

/** The photobook design that the block or the address names, else the first. */
export async function loadPhotobookDetail(
  block: PhotobookDetail,
  context: LoadContext,
): Promise<LoadedDetail> {
  const { api, query, shop, log } = context
  const asked = block.designGroupSetId || askedName(query, 'designGroupSetId')
  const list = await api.call(getPhotobookDesignGroupSets, {
    query: asked ? { designGroupSetId: asked } : {},
  })
  if (!list.ok) return detailFailure(block.component, context, list)
  const id = list.payload.items[0]?.designGroupSetId
  if (!id) return { product: undefined, failed: false }
  const [whole, price] = await Promise.all([
    asked ? list : api.call(getPhotobookDesignGroupSets, { query: { designGroupSetId: id } }),
    api.call(getPhotobookPrice, { query: { designGroupSetId: id } }),
  ])
  const item = (whole.ok ? whole : list).payload.items[0]
  if (!item) return { product: undefined, failed: false }
  const pages = price.ok ? price.payload.graduationsPageCount : []
  const translate = translatorFor(shop, log)
  return {
    product: {
      ...designDetail(item, {
        palette: query.get('palette'),
        query: block.designGroupSetId ? '' : `designGroupSetId=${id}`,
      }),
      facts: [
        { term: 'photobook-type', values: namesOf(item.photobookTypes) },
        { term: 'format', values: namesOf(item.formats) },
        {
          term: 'pages',
          values:
            pages.length > 0
              ? [translate('product.page-range', { first: Math.min(...pages), last: Math.max(...pages) })]
              : [],
        },
        { term: 'cover', values: price.ok ? allowedNames(price.payload.choices.photobookCover) : [] },
        { term: 'binding', values: price.ok ? allowedNames(price.payload.choices.photobookBinding) : [] },
        { term: 'occasion', values: namesOf(item.categories) },
      ],
      prices: [],
    },
  }
}
