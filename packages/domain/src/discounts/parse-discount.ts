import { promotionSchema } from '../checkout/selling-schema.ts'
import { campaignSchema } from '../prices/schema.ts'
import type { DiscountKind, DiscountRules } from './discounts.ts'

const SCHEMAS = { campaign: campaignSchema, promotion: promotionSchema } as const

/** The rules of a stored discount; `undefined` where they are no longer valid, such as for a kind that is gone. */
export const parseDiscount = <Kind extends DiscountKind>(
  kind: Kind,
  value: unknown,
): DiscountRules[Kind] | undefined => SCHEMAS[kind].safeParse(value).data as DiscountRules[Kind] | undefined

export { campaignSchema, promotionSchema }
