import { GIFT_VOUCHER_DESIGNS } from '@passepartout/domain'
import * as z from 'zod'
import { productPriceShape } from '../prices/schemas.ts'
import { displayMoneySchema, numberFromQuery, wordSchema } from '../shapes.ts'

export const checkVoucherSchemas = {
  body: z.object({
    /** As the customer typed it; capitals, spaces and hyphens do not count. */
    code: z.string().min(1).max(100),
  }),
  response: z.object({
    kind: z.enum(['amount', 'percent']),
    /** What is left of an amount. */
    remaining: displayMoneySchema.nullable(),
    /** What it was worth at first. */
    worth: displayMoneySchema.nullable(),
    percent: z.number().positive().max(100).nullable(),
    /** Last day, in the plant's time zone. */
    validUntil: z.iso.date().nullable(),
  }),
}

export const getGiftVoucherSchemas = {
  query: z.object({
    /** Worth, in minor units of the shop's currency. */
    amount: numberFromQuery.pipe(z.int().min(0).max(10_000_000)).optional(),
    delivery: wordSchema.optional(),
    quantity: numberFromQuery.pipe(z.int().min(1).max(100_000)).optional(),
  }),
  response: z.object({
    /** Offered at once. */
    amounts: z.array(displayMoneySchema),
    /** Any other amount in whole steps between the two. */
    freeAmount: z.object({ min: displayMoneySchema, max: displayMoneySchema, step: displayMoneySchema }),
    deliveries: z.array(
      z.object({
        value: z.string(),
        name: z.string(),
        text: z.string(),
        /** Goes by post, so that shipping is charged. */
        isPosted: z.boolean(),
      }),
    ),
    /** How it can look, the usual one first. */
    designs: z.array(z.object({ value: z.enum(GIFT_VOUCHER_DESIGNS), name: z.string() })),
    /** First and last day on which it can be sent. */
    sendOn: z.object({ first: z.string(), last: z.string() }),
    message: z.object({ maxCharacters: z.int(), maxLines: z.int() }),
    quantityLimits: z.object({ min: z.int(), max: z.int() }),
    chosen: z.object({ amount: displayMoneySchema, delivery: z.string(), ...productPriceShape }),
  }),
}

export const voucherSchemas = {
  checkVoucher: checkVoucherSchemas,
  getGiftVoucher: getGiftVoucherSchemas,
}
