import { type CallPayload, getAccessoryPrice } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'
import { expectedPriceFields } from '../cart/expected-price-fields.ts'
import { accessoryImage } from '../product-list/accessory-tile.ts'
import { configuredPrice, quantityTiers } from './configured-price.ts'
import type { ProductForm, Section } from './product-form.ts'
import { fetchWithCorrections, requestedFields } from './requested-fields.ts'

type Accessory = CallPayload<(typeof schemas)['getAccessories']>['items'][number]

/** Product form of an accessory: its colour, and the quantity in the steps it is sold in (spec 9). */
export async function accessoryForm(
  item: Accessory,
  sku: string,
  { api, query, shop, log }: LoadContext,
): Promise<ProductForm | undefined> {
  const answer = await fetchWithCorrections(
    query => api.call(getAccessoryPrice, { query: { ...query, sku } as never }),
    requestedFields(query, ['quantity']),
  )
  if (!answer.ok) return undefined
  const { payload, corrections } = answer
  const { quantity, quantities } = payload
  const translate = translatorFor(shop, log)
  const colours: Section[] =
    item.variants.length > 1
      ? [
          {
            look: item.variants.every(({ picture }) => picture) ? 'cards' : 'swatches',
            name: 'sku',
            legend: translate('configurator.colour'),
            choices: item.variants.map(({ sku: value, colour, swatch, picture }) => ({
              value,
              name: colour.name,
              chosen: value === sku,
              swatch,
              picture: picture ? accessoryImage(picture) : undefined,
            })),
          },
        ]
      : []
  return {
    sections: [
      ...colours,
      {
        look: 'quantity',
        name: 'quantity',
        legend: translate('configurator.quantity'),
        ...quantityTiers(payload, { min: quantities[0] ?? 1, max: quantities.at(-1) ?? quantity }),
        steps: quantities,
      },
    ],
    hiddenFields: item.variants.length > 1 ? [] : [['sku', sku]],
    corrections,
    price: configuredPrice(payload),
    facts: [],
    designer: undefined,
    order: { form: 'accessory', seen: expectedPriceFields(`${sku}/${quantity}`, payload.priceCurrent) },
    delivery: { kind: 'accessory' },
  }
}
