import { getPhotoboxPrices } from '@passepartout/contracts'
import { photoboxConfigurator } from '../configurator/photobox-configurator.ts'
import { loadedPrice } from './loaded-price.ts'
import type { StorefrontKind } from './storefront-kind.ts'

export const photobox: StorefrontKind<'photobox'> = {
  prices: async ({ id, format }, api) => {
    const query = { photoboxType: 'small', boxSize: id, ...(format ? { photoFormat: format } : {}) }
    const result = await api.call(getPhotoboxPrices, { query })
    return result.ok ? result.payload.boxes.map(loadedPrice) : []
  },
  // Its designer's address also names prints without a box.
  chosenOn: ({ photoboxType }) => ({
    component: 'calculator',
    product: photoboxType === 'photoprint' ? 'photoprint' : 'photobox',
  }),
  calculator: context => photoboxConfigurator('small', context),
}
