import { getAccessories } from '@passepartout/contracts'
import { AccessoryImage } from '../cart/accessory-image.tsx'
import type { StorefrontKindAdapter } from './storefront-kind-adapter.ts'
import { toLoadedPrice } from './to-loaded-price.ts'

export const accessory: StorefrontKindAdapter<'accessory'> = {
  prices: async ({ id }, api) => {
    const result = await api.call(getAccessories, { query: { sku: id } })
    return result.ok ? result.payload.items.map(item => toLoadedPrice(item.priceFrom)) : []
  },
  article: {
    fields: ['sku', 'quantity'],
    query: ({ sku = '' }) => ({ sku }),
    choice: ({ sku = '', quantity = '' }) => `${sku}/${quantity}`,
    Picture: AccessoryImage,
  },
}
