import { getPhotobookDesignGroupSets, getPhotobookPrice } from '@passepartout/contracts'
import { photobookForm } from '../configurator/photobook-configurator.ts'
import { fullListQuery, toLoadedPrice } from './loaded-price.ts'
import type { StorefrontKindAdapter } from './storefront-kind.ts'

export const photobook: StorefrontKindAdapter<'photobook'> = {
  // The lowest price is the one that the list of designs begins with, so that both say the same.
  async prices({ id, format }, api) {
    if (format) {
      const query = { photobookType: id, photobookFormat: format }
      const result = await api.call(getPhotobookPrice, { query })
      return result.ok ? [toLoadedPrice(result.payload)] : []
    }
    const query = { photobookType: [id], ...fullListQuery }
    const list = await api.call(getPhotobookDesignGroupSets, { query })
    return list.ok ? list.payload.items.map(({ priceFrom }) => toLoadedPrice(priceFrom)) : []
  },
  chosenOn: () => ({ component: 'photobook-detail', designGroupSetId: undefined }),
  calculator: context => photobookForm({ palettes: [], palette: undefined }, context),
}
