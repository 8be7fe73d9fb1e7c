import type { Promotion } from '../checkout/selling-schema.ts'
import { type Period, positionInPeriod, type ZonedMoment } from '../prices/days.ts'
import type { Campaign } from '../prices/schema.ts'

/** Reductions for everybody, and those for customers who enter a code. */
export const DISCOUNT_KINDS = ['campaign', 'promotion'] as const
export type DiscountKind = (typeof DISCOUNT_KINDS)[number]

export const isDiscountKind = (value: unknown): value is DiscountKind =>
  DISCOUNT_KINDS.some(kind => kind === value)

/** The rules of a discount, by its kind. */
export interface DiscountRules {
  campaign: Campaign
  promotion: Promotion
}

/** A discount of the database: it replaces the one of the catalogue with its id. */
export interface StoredDiscount<Kind extends DiscountKind = DiscountKind> {
  kind: Kind
  /** Id of a campaign, or code of a promotion. */
  id: string
  /** Null once it was withdrawn. */
  rules: DiscountRules[Kind] | null
}

export const discountIdOf = (rules: Campaign | Promotion): string => ('code' in rules ? rules.code : rules.id)

/**
 * The discounts of the catalogue and those of the database, which come first and replace the catalogue's with the same
 * id. The first campaign that fits a product counts.
 */
export function mergeDiscounts<Kind extends DiscountKind>(
  seed: readonly DiscountRules[Kind][],
  stored: readonly StoredDiscount<Kind>[],
): DiscountRules[Kind][] {
  const replaced = new Set(stored.map(({ id }) => id))
  return [
    ...stored.flatMap(({ rules }) => rules ?? []),
    ...seed.filter(rules => !replaced.has(discountIdOf(rules))),
  ]
}

export const DISCOUNT_STATES = ['draft', 'scheduled', 'running', 'ended'] as const
export type DiscountState = (typeof DISCOUNT_STATES)[number]

const STATES = { before: 'scheduled', in: 'running', after: 'ended' } as const

/** The state of a discount whose published rules are `period`; without them it is a draft. */
export const discountState = (period: Period | undefined, moment: ZonedMoment): DiscountState =>
  period === undefined ? 'draft' : STATES[positionInPeriod(period, moment)]

/**
 * The rules of a discount that ends at a moment: not in the shop at all where it has not begun, and unchanged where it
 * is over already.
 */
export function endDiscount<Rules extends Campaign | Promotion>(
  rules: Rules,
  { day, time }: Required<ZonedMoment>,
): Rules | null {
  const position = positionInPeriod(rules, { day, time })
  if (position === 'after') return rules
  const hasBegun = position === 'in' && !(day === rules.from && time === (rules.fromTime ?? '00:00'))
  return hasBegun ? { ...rules, until: day, untilTime: time } : null
}

/** Ids of the campaigns that run at a moment; they change when a campaign begins or ends. */
export const runningCampaignIds = (campaigns: readonly Campaign[], moment: ZonedMoment): string[] =>
  campaigns.filter(campaign => positionInPeriod(campaign, moment) === 'in').map(({ id }) => id)
