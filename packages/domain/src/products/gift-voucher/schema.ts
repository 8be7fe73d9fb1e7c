import { z } from 'zod'
import { localisedSchema } from '../../catalogue/localised-schema.ts'
import { date, minor } from '../../prices/schema.ts'
import { CURRENCIES } from '../../shops/locales.ts'
import { idWordSchema, limitsShape, nameSchema } from '../shared/limits-schema.ts'

/** `plain` on white, `framed` in the brand's colour, `full` on it. */
export const GIFT_VOUCHER_DESIGNS = ['plain', 'framed', 'full'] as const
export type GiftVoucherDesign = (typeof GIFT_VOUCHER_DESIGNS)[number]

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
        id: idWordSchema,
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
  /** How it looks; absent of vouchers that were ordered before there was a choice. */
  design: z.enum(GIFT_VOUCHER_DESIGNS).exactOptional(),
  /** The day on which it is sent, such as `2026-12-24`; absent: as soon as it is paid. */
  sendOn: date.exactOptional(),
})

export type GiftVoucherDefinition = z.infer<typeof giftVoucherDefinitionSchema>
export type GiftVoucherPrices = z.infer<typeof giftVoucherPricesSchema>
