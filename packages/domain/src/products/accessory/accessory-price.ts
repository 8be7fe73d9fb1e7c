import { type PartAmount, quantityDiscountAt } from '../../prices/part-amounts.ts'
import type { PricingInput } from '../shared/rules.ts'
import { pricePart } from '../shared/unit-price.ts'
import type { AccessoryArticle, AccessoryPrices } from './schema.ts'

/** What one piece of an article costs at a quantity, as part of its own price or of a card's. */
export function accessoryPart(
  ask: Pick<PricingInput, 'currencies' | 'shop' | 'campaign' | 'quantity'>,
  { units, tiers, steps }: AccessoryPrices,
  { id }: Pick<AccessoryArticle, 'id'>,
  sku: string,
): PartAmount<'accessory'> {
  const euroCents = (units[id] ?? 0) * (1 - quantityDiscountAt(tiers, ask.quantity) / 100)
  return pricePart(ask, 'accessory', sku, euroCents, steps)
}
