import { getAccessories } from '@passepartout/contracts'
import { ArticlePicture } from '../cart/article-picture.tsx'
import { loadedPrice } from './loaded-price.ts'
import type { StorefrontKind } from './storefront-kind.ts'

export const accessory: StorefrontKind<'accessory'> = {
  prices: async ({ id }, api) => {
    const result = await api.call(getAccessories, { query: { sku: id } })
    return result.ok ? result.payload.items.map(item => loadedPrice(item.priceFrom)) : []
  },
  article: {
    fields: ['sku', 'quantity'],
    asked: ({ sku = '' }) => ({ sku }),
    choice: ({ sku = '', quantity = '' }) => `${sku}/${quantity}`,
    Picture: ArticlePicture,
  },
}
