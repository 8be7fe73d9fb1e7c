import { GIFT_VOUCHER_DESIGNS } from '@passepartout/domain'
import * as z from 'zod'
import { productPriceShape } from '../prices/schemas.ts'
import { displayMoneySchema, numberFromQuery, wordSchema } from '../shapes.ts'

export const checkVoucherSchemas = {
  body: z.object({
    /** As typed; case, spaces and hyphens do not matter. */
    code: z.string().min(1).max(100),
  }),
  response: z.object({
    kind: z.enum(['amount', 'percent']),
    /** Remaining balance. */
    remaining: displayMoneySchema.nullable(),
    /** Original amount. */
    worth: displayMoneySchema.nullable(),
    percent: z.number().positive().max(100).nullable(),
    /** Last day, in the lab's time zone. */
    validUntil: z.iso.date().nullable(),
  }),
}

export const getGiftVoucherSchemas = {
  query: z.object({
    /** Amount in minor units of the shop's currency. */
    amount: numberFromQuery.pipe(z.int().min(0).max(10_000_000)).optional(),
    delivery: wordSchema.optional(),
    quantity: numberFromQuery.pipe(z.int().min(1).max(100_000)).optional(),
  }),
  response: z.object({
    /** Suggested amounts. */
    amounts: z.array(displayMoneySchema),
    /** Any other amount in whole steps between the two. */
    freeAmount: z.object({ min: displayMoneySchema, max: displayMoneySchema, step: displayMoneySchema }),
    deliveries: z.array(
      z.object({
        value: z.string(),
        name: z.string(),
        text: z.string(),
        /** Sent by post, so that shipping is charged. */
        isPosted: z.boolean(),
      }),
    ),
    /** Printed designs, the default one first. */
    designs: z.array(z.object({ value: z.enum(GIFT_VOUCHER_DESIGNS), name: z.string() })),
    /** First and last day for sending it. */
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
