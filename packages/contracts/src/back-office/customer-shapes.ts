import * as z from 'zod'
import { instantSchema, orderRowSchema } from './shapes.ts'

/** A customer's account. */
export const accountSchema = z.object({
  /** Customer number. */
  key: z.string(),
  name: z.string(),
  email: z.string(),
  channel: z.string(),
  locale: z.string(),
  isWhitelabel: z.boolean(),
  createdAt: instantSchema,
})
export type AccountRow = z.infer<typeof accountSchema>

/** What is stored under a customer's email address. */
export const customerSchema = z.object({
  key: z.string(),
  name: z.string(),
  email: z.string(),
  /** Null for guests. */
  account: accountSchema.nullable(),
  /** The newest first. */
  orders: z.array(orderRowSchema),
  cases: z.array(z.object({ id: z.uuid(), kind: z.string(), state: z.string(), createdAt: instantSchema })),
  newsletters: z.array(
    z.object({ channel: z.string(), locale: z.string(), confirmedAt: instantSchema.nullable() }),
  ),
  /** Consents to newsletters and their withdrawals, in order. */
  consents: z.array(
    z.object({ channel: z.string(), event: z.string(), textVersion: z.string(), at: instantSchema }),
  ),
})
export type CustomerDetail = z.infer<typeof customerSchema>
