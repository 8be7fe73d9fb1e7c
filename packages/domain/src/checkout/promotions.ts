import { roundHalfUp } from '../money/money.ts'
import { allocateAmount } from '../prices/allocate-amount.ts'
import { positionInPeriod, type ZonedMoment } from '../prices/days.ts'
import { isReducible, type ProductKind } from '../products/registry.ts'
import type { Shop } from '../shops/shop.ts'
import type { Promotion } from './selling-schema.ts'

/** The order that a promotion code is applied to. Amounts in minor units of the shop's currency. */
export interface PromotionContext {
  shop: Pick<Shop, 'channel' | 'country' | 'currency'>
  /** In the lab's time zone. */
  moment: ZonedMoment
  /** Line totals after quantity discounts and campaigns. */
  lines: readonly { kind: ProductKind; total: number }[]
}

/** Why a code takes nothing off. */
export type PromotionRefusal =
  | { reason: 'early' | 'expired' | 'not-here' | 'nothing' }
  /** The value of the goods is below the minimum. */
  | { reason: 'minimum'; minimum: number }

export type PromotionValue =
  /** `shares` are by order line and add up to `amount`. */
  { ok: true; amount: number; shares: number[] } | ({ ok: false } & PromotionRefusal)

/**
 * The amount a promotion takes off an order, allocated to the eligible lines by largest remainder. Vouchers are never
 * reduced.
 */
export function calculatePromotion(
  promotion: Promotion,
  { shop, moment, lines }: PromotionContext,
): PromotionValue {
  const { reduction, channels, countries, kinds, minimum } = promotion
  const position = positionInPeriod(promotion, moment)
  if (position !== 'in') return { ok: false, reason: position === 'before' ? 'early' : 'expired' }
  const isHere = (channels?.includes(shop.channel) ?? true) && (countries?.includes(shop.country) ?? true)
  const off = 'percent' in reduction ? reduction : { amount: reduction.amount[shop.currency] }
  if (!isHere || ('amount' in off && off.amount === undefined)) return { ok: false, reason: 'not-here' }

  const counts = (kind: ProductKind) => isReducible(kind) && (kinds?.includes(kind) ?? true)
  const weights = lines.map(({ kind, total }) => (counts(kind) ? total : 0))
  const value = weights.reduce((sum, weight) => sum + weight, 0)
  if (value === 0) return { ok: false, reason: 'nothing' }
  const least = minimum?.[shop.currency]
  if (least !== undefined && value < least) return { ok: false, reason: 'minimum', minimum: least }
  const amount =
    'percent' in off
      ? // Whole hundredths of a per cent keep the product exact.
        roundHalfUp((value * Math.round(off.percent * 100)) / 10_000)
      : Math.min(off.amount ?? 0, value)
  return { ok: true, amount, shares: allocateAmount(amount, weights) }
}

/** The promotion with the highest value; the first of equals. */
export function bestPromotion<T extends { worth: PromotionValue }>(tried: readonly T[]): T | undefined {
  let best: T | undefined
  let most = 0
  for (const one of tried) {
    if (!one.worth.ok || one.worth.amount <= most) continue
    best = one
    most = one.worth.amount
  }
  return best
}
