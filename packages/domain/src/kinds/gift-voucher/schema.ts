import { z } from 'zod'
import { localisedSchema } from '../../catalogue/localised-schema.ts'
import { date, minor } from '../../prices/schema.ts'
import { CURRENCIES } from '../../shop/locales.ts'
import { limitsShape, nameSchema, wordSchema } from '../engine/limits-schema.ts'

const value = minor.min(1)

/** `products/gift-vouchers.json`: amounts in minor units of each currency. */
export const giftVoucherDefinitionSchema = z.strictObject({
  ...limitsShape,
  /** Offered at once, ascending. */
  amounts: z.record(z.enum(CURRENCIES), z.array(value).min(1)),
  /** Any amount in whole steps between the two. */
  freeAmount: z.record(z.enum(CURRENCIES), z.strictObject({ min: value, max: value, step: value })),
  initial: z.record(z.enum(CURRENCIES), value),
  deliveries: z
    .array(
      z.strictObject({
        id: wordSchema,
        /** Goes by post, so that shipping is charged. */
        posted: z.boolean(),
        name: localisedSchema,
        text: localisedSchema,
      }),
    )
    .min(1),
  message: z.strictObject({ maxCharacters: z.int().min(1), maxLines: z.int().min(1) }),
})

/** `prices/gift-vouchers*.json`: what a voucher costs, in per cent of what it is worth. */
export const giftVoucherPricesSchema = z.strictObject({
  version: z.string().min(1),
  validFrom: date,
  percentOfValue: z.int().min(1).max(100),
})

export const giftVoucherConfigurationSchema = z.object({
  kind: z.literal('gift-voucher'),
  /** Worth, in minor units of the shop's currency. */
  amount: minor,
  delivery: nameSchema,
  /** What the giver writes on it; how much it may be is the catalogue's business. */
  message: z.string().max(2000).default(''),
})

export type GiftVoucherDefinition = z.infer<typeof giftVoucherDefinitionSchema>
export type GiftVoucherPrices = z.infer<typeof giftVoucherPricesSchema>
