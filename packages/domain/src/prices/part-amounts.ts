import type { PricingInput } from '../products/shared/rules.ts'
import { priceEndingsFor, roundDiscountToPriceEnding, roundToPriceEnding } from './endings.ts'
import type { PartCode } from './price-result.ts'
import type { QuantityDiscount } from './schema.ts'

/** One part of a price in minor units, with and without the day's campaign. */
export interface PartAmount<Code extends PartCode = PartCode> {
  code: Code
  value: string
  original: number
  current: number
}

type Money = Pick<PricingInput, 'currencies' | 'shop'>
type DiscountableAmount = Money & Pick<PricingInput, 'campaign'>

/**
 * Converts euro cents including VAT to minor units of the shop's currency: deducts VAT if the rules say so, then
 * applies the factor.
 */
export function toShopCurrency({ currencies, shop }: Money, euroCents: number): number {
  const { factorPercent, lessVatPercent } = currencies.currencies[shop.currency]
  return (euroCents * factorPercent) / (100 + lessVatPercent)
}

/**
 * The main part of a price: a single piece carries the channel's price ending, and a campaign applies to it in full.
 * With a quantity discount the ending is left out, as it can be coarser than the discount.
 */
export function mainPricePart<Code extends PartCode>(
  discountable: DiscountableAmount,
  code: Code,
  value: string,
  euroCents: number,
  percentOff = 0,
): PartAmount<Code> {
  const exact = toShopCurrency(discountable, euroCents)
  const ending = priceEndingsFor(
    discountable.currencies,
    discountable.shop.channel,
    discountable.shop.currency,
  )
  const single = ending ? roundToPriceEnding(exact, ending) : Math.round(exact)
  const original = lessQuantityDiscount(single, percentOff)
  return { code, value, original, current: discountedMainPart(discountable, original) }
}

function discountedMainPart({ campaign, currencies, shop }: DiscountableAmount, original: number): number {
  if (!campaign) return original
  if ('amount' in campaign.reduction) {
    return Math.max(0, original - (campaign.reduction.amount[shop.currency] ?? 0))
  }
  const { percent } = campaign.reduction
  const ending = priceEndingsFor(currencies, shop.channel, shop.currency)
  return ending
    ? roundDiscountToPriceEnding(original, percent, ending)
    : Math.floor(original * (1 - percent / 100))
}

/**
 * A price part besides the main one, in steps of minor units; percentage campaigns reduce it, amount campaigns do not.
 */
export function surchargePart<Code extends PartCode>(
  discountable: DiscountableAmount,
  code: Code,
  value: string,
  euroCents: number,
  { step = 5, percentOff = 0 }: { step?: number; percentOff?: number } = {},
): PartAmount<Code> {
  const single = roundToStep(toShopCurrency(discountable, euroCents), step)
  const original = lessQuantityDiscount(single, percentOff, step)
  return { code, value, original, current: discountedToStep(discountable, original, step) }
}

/** A single piece's amount minus a quantity discount, rounded down to a step: the saving is never below the percentage. */
const lessQuantityDiscount = (single: number, percentOff: number, step = 5): number =>
  percentOff === 0 ? single : Math.floor((single * (1 - percentOff / 100)) / step + ROUNDING) * step

/** An amount minus a campaign's percentage, rounded down to a step. */
export function discountedToStep(
  { campaign }: Pick<PricingInput, 'campaign'>,
  original: number,
  step: number,
) {
  if (!campaign || 'amount' in campaign.reduction) return original
  return Math.floor((original * (1 - campaign.reduction.percent / 100)) / step + ROUNDING) * step
}

/** Rounds an exact amount to steps, halves up. */
export const roundToStep = (exact: number, step: number): number => Math.round(exact / step + ROUNDING) * step

// Treats a calculated 55.999999 as 56.
const ROUNDING = 1e-6

/** Quantity discount on the unit price, in per cent. */
export const quantityDiscountAt = (tiers: readonly QuantityDiscount[], quantity: number): number =>
  Math.max(0, ...tiers.filter(({ from }) => from <= quantity).map(({ percentOff }) => percentOff))
