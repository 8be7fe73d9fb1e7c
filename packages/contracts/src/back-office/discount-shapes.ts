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

const discountParams = z.object({
  kind: z.enum(DISCOUNT_KINDS),
  id: z
    .string()
    .max(60)
    .regex(/^[A-Za-z0-9:-]+$/),
})

/** Rules of a campaign or of a promotion code. */
const discountRulesSchema = z.union([campaignSchema, promotionSchema])
export type DiscountRulesInput = z.infer<typeof discountRulesSchema>

const discountRowSchema = z.object({
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

const discountDetailSchema = discountRowSchema.extend({
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

const discountListSchema = z.object({
  discounts: z.array(discountRowSchema),
  /** Day and time in the zone in which discounts begin and end. */
  now: z.object({ day: z.iso.date(), time: z.string() }),
})

const discountResponse = z.object({ discount: discountDetailSchema })
const revisionBody = z.strictObject({ revision: z.int().min(0) })

/** Schemas of the calls for campaigns and promotion codes. */
export const discountSchemas = {
  listDiscounts: { response: discountListSchema },
  getDiscount: { params: discountParams, response: discountResponse },
  saveDiscount: {
    params: discountParams,
    /** Revision 0 makes a new one. */
    body: z.strictObject({ revision: z.int().min(0), rules: discountRulesSchema }),
    response: discountResponse,
  },
  removeDiscount: { params: discountParams, body: revisionBody, response: discountListSchema },
  previewDiscount: {
    params: discountParams,
    query: z.object({
      channel: z.enum(CHANNELS),
      country: z.enum(COUNTRY_CODES),
      day: z.iso.date(),
      time: z
        .string()
        .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/)
        .default(''),
    }),
  },
  publishDiscount: { params: discountParams, body: revisionBody, response: discountResponse },
  endDiscount: { params: discountParams, body: revisionBody, response: discountResponse },
  restoreDiscount: {
    params: discountParams,
    body: revisionBody.extend({ version: z.int().min(1) }),
    response: discountResponse,
  },
} as const
