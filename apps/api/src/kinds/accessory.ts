import { type ConfigurationOf, definitionOf, findAccessory, inOneName, localised } from '@passepartout/domain'
import { accessoryName } from '../modules/accessories/index.ts'
import type { ApiKindAdapter } from './api-kind-adapter.ts'

export const accessory: ApiKindAdapter<ConfigurationOf<'accessory'>> = {
  name({ catalogue, shop }, { sku }) {
    const found = findAccessory(catalogue, sku)
    const { colours } = definitionOf(catalogue, 'accessory')
    const colour = colours.find(({ id }) => id === found?.variant.colour)
    const names = [found?.article.name, colour?.name].flatMap(name =>
      name ? [localised(name, shop.locale)] : [],
    )
    return inOneName(shop.locale, names)
  },
  describe: ({ catalogue, shop, translate }, { sku }) => [
    { label: translate('frame.label.product'), value: accessoryName({ catalogue, shop }, sku) },
  ],
  link: () => null,
  look({ catalogue }, { sku }) {
    const variant = findAccessory(catalogue, sku)?.variant
    const { colours } = definitionOf(catalogue, 'accessory')
    const colour = colours.find(({ id }) => id === variant?.colour)
    return { picture: variant?.picture ?? null, swatch: colour?.swatch ?? null, aspect: null, worth: null }
  },
  failureKey: 'error-add-accessory',
}
