import { discountedToStep, type PartAmount, roundToStep, toShopCurrency } from '../../prices/part-amounts.ts'
import type { PartCode } from '../../prices/price-result.ts'
import type { PricingInput } from './rules.ts'

/** The unit price at a quantity, from prices and the quantities they start at. */
export function tierPriceAt(
  tiersFrom: readonly number[],
  units: readonly number[],
  quantity: number,
): number {
  const index = tiersFrom.findLastIndex(from => from <= quantity)
  return units[Math.max(0, index)] ?? 0
}

/** Prices from an amount on are multiples of a step: 0.29 stays exact, 15.21 becomes 15.20. */
export interface RoundingStep {
  from: number
  step: number
}

/** A price part that may be as low as one minor unit; a campaign's percentage is rounded to the minor unit. */
export function pricePart<Code extends PartCode>(
  input: Pick<PricingInput, 'currencies' | 'shop' | 'campaign'>,
  code: Code,
  value: string,
  euroCents: number,
  steps: readonly RoundingStep[],
): PartAmount<Code> {
  const exact = toShopCurrency(input, euroCents)
  const step = steps.findLast(({ from }) => from <= exact)?.step ?? 1
  const original = roundToStep(exact, step)
  return { code, value, original, current: discountedToStep(input, original, 1) }
}
