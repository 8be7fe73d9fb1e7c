import { getAccessories } from '@passepartout/contracts'
import { AccessoryImage } from '../cart/article-picture.tsx'
import { toLoadedPrice } from './loaded-price.ts'
import type { StorefrontKindAdapter } from './storefront-kind.ts'

export const accessory: StorefrontKindAdapter<'accessory'> = {
  prices: async ({ id }, api) => {
    const result = await api.call(getAccessories, { query: { sku: id } })
    return result.ok ? result.payload.items.map(item => toLoadedPrice(item.priceFrom)) : []
  },
  article: {
    fields: ['sku', 'quantity'],
    asked: ({ sku = '' }) => ({ sku }),
    choice: ({ sku = '', quantity = '' }) => `${sku}/${quantity}`,
    Picture: AccessoryImage,
  },
}
