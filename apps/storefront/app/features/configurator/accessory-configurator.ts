import { type CallPayload, getAccessoryPrice } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'
import { seenPrice } from '../cart/seen-price.ts'
import { goodsPicture } from '../overview/accessory-tile.ts'
import { askCorrected, askedFields } from './ask-corrected.ts'
import type { Configurator, Section } from './configurator.ts'
import { configuredPrice, quantityTiers } from './configured-price.ts'

type Accessory = CallPayload<(typeof schemas)['getAccessories']>['items'][number]

/** What can be chosen of an article from the shelf: its colour, and how many in the steps it comes in (spec 9). */
export async function accessoryConfigurator(
  item: Accessory,
  sku: string,
  { api, query, shop, log }: LoadContext,
): Promise<Configurator | undefined> {
  const answer = await askCorrected(
    asked => api.call(getAccessoryPrice, { query: { ...asked, sku } as never }),
    askedFields(query, ['quantity']),
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
              picture: picture ? goodsPicture(picture) : undefined,
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
    kept: item.variants.length > 1 ? [] : [['sku', sku]],
    corrections,
    price: configuredPrice(payload),
    facts: [],
    designer: undefined,
    order: { form: 'accessory', seen: seenPrice(`${sku}/${quantity}`, payload.priceCurrent) },
    delivery: { kind: 'accessory' },
  }
}
