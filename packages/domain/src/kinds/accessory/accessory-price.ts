import { type PartAmount, percentOffAt } from '../../prices/part-amounts.ts'
import type { PriceAsk } from '../engine/rules.ts'
import { unitPart } from '../engine/unit-price.ts'
import type { AccessoryArticle, AccessoryPrices } from './schema.ts'

/** What one piece of an article costs at a quantity, as part of its own price or of a card's. */
export function accessoryPart(
  ask: Pick<PriceAsk, 'currencies' | 'shop' | 'campaign' | 'quantity'>,
  { units, tiers, steps }: AccessoryPrices,
  { id }: Pick<AccessoryArticle, 'id'>,
  sku: string,
): PartAmount<'accessory'> {
  const euroCents = (units[id] ?? 0) * (1 - percentOffAt(tiers, ask.quantity) / 100)
  return unitPart(ask, 'accessory', sku, euroCents, steps)
}
