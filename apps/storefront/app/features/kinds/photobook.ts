import { getPhotobookDesignGroupSets, getPhotobookPrice } from '@passepartout/contracts'
import { photobookConfigurator } from '../configurator/photobook-configurator.ts'
import { loadedPrice, wholeList } from './loaded-price.ts'
import type { StorefrontKind } from './storefront-kind.ts'

export const photobook: StorefrontKind<'photobook'> = {
  // The lowest price is the one that the list of designs begins with, so that both say the same.
  async prices({ id, format }, api) {
    if (format) {
      const query = { photobookType: id, photobookFormat: format }
      const result = await api.call(getPhotobookPrice, { query })
      return result.ok ? [loadedPrice(result.payload)] : []
    }
    const query = { photobookType: [id], ...wholeList }
    const list = await api.call(getPhotobookDesignGroupSets, { query })
    return list.ok ? list.payload.items.map(({ priceFrom }) => loadedPrice(priceFrom)) : []
  },
  chosenOn: () => ({ component: 'photobook-detail', designGroupSetId: undefined }),
  calculator: context => photobookConfigurator({ palettes: [], palette: undefined }, context),
}
