import { type PartAmount, quantityDiscountAt } from '../../prices/part-amounts.ts'
import type { PricingInput } from '../shared/rules.ts'
import { pricePart } from '../shared/unit-price.ts'
import type { AccessoryArticle, AccessoryPrices } from './schema.ts'

/** Price part of one piece of an accessory at a quantity, on its own or as part of a card. */
export function accessoryPart(
  input: Pick<PricingInput, 'currencies' | 'shop' | 'campaign' | 'quantity'>,
  { units, tiers, steps }: AccessoryPrices,
  { id }: Pick<AccessoryArticle, 'id'>,
  sku: string,
): PartAmount<'accessory'> {
  const euroCents = (units[id] ?? 0) * (1 - quantityDiscountAt(tiers, input.quantity) / 100)
  return pricePart(input, 'accessory', sku, euroCents, steps)
}
