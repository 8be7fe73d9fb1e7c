import * as z from 'zod'
import { shownMoneySchema } from '../shapes.ts'

export const checkVoucherSchemas = {
  body: z.object({
    /** As the customer typed it; capitals, spaces and hyphens do not count. */
    code: z.string().min(1).max(100),
  }),
  response: z.object({
    kind: z.enum(['amount', 'percent']),
    /** What is left of an amount. */
    remaining: shownMoneySchema.nullable(),
    /** What it was worth at first. */
    worth: shownMoneySchema.nullable(),
    percent: z.int().min(1).max(100).nullable(),
    /** Last day, in the plant's time zone. */
    validUntil: z.iso.date().nullable(),
  }),
}
