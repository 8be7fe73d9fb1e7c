import { getPhotoboxPrices } from '@passepartout/contracts'
import { photoboxForm } from '../product-form/photobox-form.ts'
import type { StorefrontKindAdapter } from './storefront-kind-adapter.ts'
import { toLoadedPrice } from './to-loaded-price.ts'

export const photobox: StorefrontKindAdapter<'photobox'> = {
  prices: async ({ id, format }, api) => {
    const query = { photoboxType: 'small', boxSize: id, ...(format ? { photoFormat: format } : {}) }
    const result = await api.call(getPhotoboxPrices, { query })
    return result.ok ? result.payload.boxes.map(toLoadedPrice) : []
  },
  // Its designer's address also covers prints without a box.
  chosenOn: ({ photoboxType }) => ({
    component: 'calculator',
    product: photoboxType === 'photoprint' ? 'photoprint' : 'photobox',
  }),
  calculator: context => photoboxForm('small', context),
}
