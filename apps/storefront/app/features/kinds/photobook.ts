import { getPhotobookPrice } from '@passepartout/contracts'
import { photobookConfigurator } from '../configurator/photobook-configurator.ts'
import { allowedValues, loadedPrice, ofFormats } from './loaded-price.ts'
import type { StorefrontKind } from './storefront-kind.ts'

export const photobook: StorefrontKind<'photobook'> = {
  prices: ({ id, format }, api) =>
    ofFormats(format, async photobookFormat => {
      const query = { photobookType: id, ...(photobookFormat ? { photobookFormat } : {}) }
      const result = await api.call(getPhotobookPrice, { query })
      return result.ok
        ? {
            price: loadedPrice(result.payload),
            formats: allowedValues(result.payload.choices.photobookFormat),
          }
        : undefined
    }),
  chosenOn: () => ({ component: 'photobook-detail', designGroupSetId: undefined }),
  calculator: context => photobookConfigurator({ palettes: [], palette: undefined }, context),
}
