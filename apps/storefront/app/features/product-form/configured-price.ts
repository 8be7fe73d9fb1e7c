import type { CallPayload, DisplayMoney } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import type { ConfiguredPrice, QuantitySection } from './product-form.ts'

/** The price fields that the API returns for any kind of product. */
export type ApiPrice = Pick<
  CallPayload<(typeof schemas)['getAccessoryPrice']>,
  | 'quantity'
  | 'priceCurrent'
  | 'priceOriginal'
  | 'discountPercent'
  | 'referencePrice'
  | 'parts'
  | 'total'
  | 'totalOriginal'
  | 'delivered'
  | 'vatRate'
  | 'vatIncluded'
  | 'priceSingle'
  | 'quantityTiers'
  | 'nextTier'
>

export function configuredPrice(answer: ApiPrice & { pricePerMetre?: DisplayMoney | null }): ConfiguredPrice {
  const isReduced = answer.priceCurrent.amount < answer.priceOriginal.amount
  return {
    quantity: answer.quantity,
    unit: {
      current: answer.priceCurrent.text,
      original: isReduced ? answer.priceOriginal.text : undefined,
      net: answer.priceCurrent.net,
    },
    unitAmount: answer.priceCurrent,
    perMetre: answer.pricePerMetre
      ? { current: answer.pricePerMetre.text, original: undefined, net: answer.pricePerMetre.net }
      : undefined,
    total: {
      current: answer.total.text,
      original: isReduced ? answer.totalOriginal.text : undefined,
      net: answer.total.net,
    },
    delivered: answer.delivered?.text,
    discountPercent: answer.discountPercent,
    reference: answer.referencePrice?.text,
    vat: { rate: answer.vatRate, included: answer.vatIncluded },
    parts: answer.parts.map(({ name, priceOriginal: { text, net } }) => ({ name, price: text, net })),
    nextTier: answer.nextTier
      ? { from: answer.nextTier.from, saving: answer.nextTier.saving.text }
      : undefined,
  }
}

type Tiers = Pick<QuantitySection, 'value' | 'min' | 'max' | 'tiers'>

/**
 * Rows of the quantity table: one piece (with a minimum above 1, the current quantity if it is below all tiers), then
 * the quantities at which the unit price falls.
 */
export function quantityTiers(
  {
    quantity,
    quantityTiers: found,
    priceCurrent,
    priceSingle,
  }: Pick<ApiPrice, 'quantity' | 'quantityTiers' | 'priceCurrent' | 'priceSingle'>,
  { min, max }: { min: number; max: number },
): Tiers {
  const [least] = found
  const first = min === 1 ? { from: 1, price: priceSingle } : { from: quantity, price: priceCurrent }
  const rows = least && first.from < least.from ? [first, ...found] : found
  const dearest = rows[0]?.price.amount ?? 0
  return {
    value: quantity,
    min,
    max,
    tiers: rows.map(({ from, price }) => ({
      from,
      price: price.text,
      net: price.net,
      saving: dearest > 0 ? Math.round((1 - price.amount / dearest) * 100) : 0,
      chosen: from === quantity,
    })),
  }
}
