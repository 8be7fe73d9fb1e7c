import { getPhotoboxPrices } from '@passepartout/contracts'
import { photoboxForm } from '../configurator/photobox-configurator.ts'
import { toLoadedPrice } from './loaded-price.ts'
import type { StorefrontKindAdapter } from './storefront-kind.ts'

export const photoprint: StorefrontKindAdapter<'photoprint'> = {
  prices: async ({ id, format }, api) => {
    const query = { photoboxType: 'photoprint', printType: id, ...(format ? { photoFormat: format } : {}) }
    const result = await api.call(getPhotoboxPrices, { query })
    return result.ok ? result.payload.prints.map(toLoadedPrice) : []
  },
  calculator: context => photoboxForm('photoprint', context),
}
