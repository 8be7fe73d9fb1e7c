import {
  CAMPAIGN_ERRORS,
  CAMPAIGN_WARNINGS,
  CHANNELS,
  COUNTRY_CODES,
  campaignSchema,
  DISCOUNT_KINDS,
  DISCOUNT_STATES,
  PRODUCT_KINDS,
  promotionSchema,
} from '@passepartout/domain'
import * as z from 'zod'
import { amountSchema, instantSchema } from './shapes.ts'

export const discountParams = z.object({
  kind: z.enum(DISCOUNT_KINDS),
  id: z
    .string()
    .max(60)
    .regex(/^[A-Za-z0-9:-]+$/),
})

/** Rules of a campaign or of a promotion code. */
export const discountRulesSchema = z.union([campaignSchema, promotionSchema])
export type DiscountRulesInput = z.infer<typeof discountRulesSchema>

export const discountRowSchema = z.object({
  kind: z.enum(DISCOUNT_KINDS),
  id: z.string(),
  state: z.enum(DISCOUNT_STATES),
  /** As the shop uses them; of a draft as it was saved. */
  rules: discountRulesSchema,
  /** Whether a draft differs from what the shop uses. */
  hasDraft: z.boolean(),
  /** Whether it comes from a file of the catalogue and was never changed here. */
  isOfCatalogue: z.boolean(),
  changedBy: z.string().nullable(),
  changedAt: instantSchema.nullable(),
})
export type DiscountListRow = z.infer<typeof discountRowSchema>

export const discountDetailSchema = discountRowSchema.extend({
  /** To be sent with every change: a discount that a colleague changed meanwhile is not overwritten. */
  revision: z.int(),
  draft: discountRulesSchema,
  /** Null where the shop does not use it. */
  published: discountRulesSchema.nullable(),
  /** The newest first; `rules` is null where it was withdrawn. */
  versions: z.array(
    z.object({
      version: z.int(),
      rules: discountRulesSchema.nullable(),
      actor: z.string(),
      at: instantSchema,
    }),
  ),
  /** What speaks against the draft, with the campaigns that it is about. */
  findings: z.array(
    z.object({
      finding: z.enum([...CAMPAIGN_ERRORS, ...CAMPAIGN_WARNINGS]),
      isError: z.boolean(),
      ids: z.array(z.string()),
    }),
  ),
  /** Prices of sample products as the draft begins. */
  prices: z.array(
    z.object({
      channel: z.enum(CHANNELS),
      country: z.enum(COUNTRY_CODES),
      kind: z.enum(PRODUCT_KINDS),
      names: z.array(z.string()),
      original: amountSchema,
      current: amountSchema,
      /** Lowest price of the 30 days before, where the country requires it. */
      lowest: amountSchema.nullable(),
    }),
  ),
})
export type DiscountDetail = z.infer<typeof discountDetailSchema>

export const discountListSchema = z.object({
  discounts: z.array(discountRowSchema),
  /** Day and time in the zone in which discounts begin and end. */
  now: z.object({ day: z.iso.date(), time: z.string() }),
})
