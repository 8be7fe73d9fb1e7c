import { z } from 'zod'
import { localisedSchema } from '../../catalogue/localised-schema.ts'
import { date, minor } from '../../prices/schema.ts'
import { CURRENCIES } from '../../shops/locales.ts'
import { idWordSchema, limitsShape, nameSchema } from '../shared/limits-schema.ts'

/** `plain` on white, `framed` with a border in the brand's colour, `full` on that colour. */
export const GIFT_VOUCHER_DESIGNS = ['plain', 'framed', 'full'] as const
export type GiftVoucherDesign = (typeof GIFT_VOUCHER_DESIGNS)[number]

const value = minor.min(1)

/** `products/gift-vouchers.json`: amounts in minor units of each currency. */
export const giftVoucherDefinitionSchema = z.strictObject({
  ...limitsShape,
  /** Preset amounts, ascending. */
  amounts: z.record(z.enum(CURRENCIES), z.array(value).min(1)),
  /** Custom amounts in steps between `min` and `max`. */
  freeAmount: z.record(z.enum(CURRENCIES), z.strictObject({ min: value, max: value, step: value })),
  initial: z.record(z.enum(CURRENCIES), value),
  deliveries: z
    .array(
      z.strictObject({
        id: idWordSchema,
        /** Sent by post, so that shipping is charged. */
        posted: z.boolean(),
        name: localisedSchema,
        text: localisedSchema,
      }),
    )
    .min(1),
  message: z.strictObject({ maxCharacters: z.int().min(1), maxLines: z.int().min(1) }),
})

/** `prices/gift-vouchers*.json`: price of a voucher in per cent of its value. */
export const giftVoucherPricesSchema = z.strictObject({
  version: z.string().min(1),
  validFrom: date,
  percentOfValue: z.int().min(1).max(100),
})

export const giftVoucherConfigurationSchema = z.object({
  kind: z.literal('gift-voucher'),
  /** Value, in minor units of the shop's currency. */
  amount: minor,
  delivery: nameSchema,
  /** Message from the giver; the catalogue limits its length. */
  message: z.string().max(2000).default(''),
  /** Absent in vouchers ordered before there were several designs. */
  design: z.enum(GIFT_VOUCHER_DESIGNS).exactOptional(),
  /** The day on which it is sent, such as `2026-12-24`; by default as soon as it is paid. */
  sendOn: date.exactOptional(),
})

export type GiftVoucherDefinition = z.infer<typeof giftVoucherDefinitionSchema>
export type GiftVoucherPrices = z.infer<typeof giftVoucherPricesSchema>
