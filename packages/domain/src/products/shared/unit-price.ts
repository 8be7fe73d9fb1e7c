import { discountedToStep, type PartAmount, roundToStep, toShopCurrency } from '../../prices/part-amounts.ts'
import type { PartCode } from '../../prices/price-result.ts'
import type { PricingInput } from './rules.ts'

/** The price of a piece at a quantity, from a row of prices beside the quantities they begin at. */
export function tierPriceAt(
  tiersFrom: readonly number[],
  units: readonly number[],
  quantity: number,
): number {
  const index = tiersFrom.findLastIndex(from => from <= quantity)
  return units[Math.max(0, index)] ?? 0
}

/** From an amount on, prices are multiples of so many minor units: 0.29 stays exact, 15.21 becomes 15.20. */
export interface RoundingStep {
  from: number
  step: number
}

/** A piece sold by the number, from a cent's worth up; a campaign's per cent reduces it to the minor unit. */
export function pricePart<Code extends PartCode>(
  ask: Pick<PricingInput, 'currencies' | 'shop' | 'campaign'>,
  code: Code,
  value: string,
  euroCents: number,
  steps: readonly RoundingStep[],
): PartAmount<Code> {
  const exact = toShopCurrency(ask, euroCents)
  const step = steps.findLast(({ from }) => from <= exact)?.step ?? 1
  const original = roundToStep(exact, step)
  return { code, value, original, current: discountedToStep(ask, original, 1) }
}
