import { getPhotoboxPrices } from '@passepartout/contracts'
import { photoboxForm } from '../product-form/photobox-form.ts'
import type { StorefrontKindAdapter } from './storefront-kind-adapter.ts'
import { toLoadedPrice } from './to-loaded-price.ts'

export const photoprint: StorefrontKindAdapter<'photoprint'> = {
  prices: async ({ id, format }, api) => {
    const query = { photoboxType: 'photoprint', printType: id, ...(format ? { photoFormat: format } : {}) }
    const result = await api.call(getPhotoboxPrices, { query })
    return result.ok ? result.payload.prints.map(toLoadedPrice) : []
  },
  calculator: context => photoboxForm('photoprint', context),
}
