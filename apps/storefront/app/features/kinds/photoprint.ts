import { getPhotoboxPrices } from '@passepartout/contracts'
import { photoboxConfigurator } from '../configurator/photobox-configurator.ts'
import { loadedPrice } from './loaded-price.ts'
import type { StorefrontKind } from './storefront-kind.ts'

export const photoprint: StorefrontKind<'photoprint'> = {
  prices: async ({ id, format }, api) => {
    const query = { photoboxType: 'photoprint', printType: id, ...(format ? { photoFormat: format } : {}) }
    const result = await api.call(getPhotoboxPrices, { query })
    return result.ok ? result.payload.prints.map(loadedPrice) : []
  },
  calculator: context => photoboxConfigurator('photoprint', context),
}
