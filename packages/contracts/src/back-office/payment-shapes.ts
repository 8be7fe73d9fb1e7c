import { ORDER_STATES, PAYMENT_METHODS } from '@passepartout/domain'
import * as z from 'zod'
import { amountSchema, instantSchema } from './shapes.ts'

const idParams = z.object({ id: z.uuid() })
const entryState = z.enum(['matched', 'short', 'over', 'unknown', 'double', 'late', 'settled'])
/** Whose account a table is of that does not say so. */
const statementQuery = z.object({ account: z.string().max(40).optional() })
const settled = z.object({ state: entryState })

const statementEntrySchema = z.object({
  day: z.string(),
  amount: amountSchema,
  payer: z.string(),
  text: z.string(),
  /** `known`: imported before. */
  state: z.enum([...entryState.options, 'known']),
  orderNumber: z.string().nullable(),
})

/** Schemas of what finance does with payments. */
export const paymentSchemas = {
  listPayments: {
    response: z.object({
      entries: z.array(
        z.object({
          id: z.uuid(),
          state: entryState,
          day: z.string(),
          amount: amountSchema,
          orderNumber: z.string().nullable(),
          payer: z.string(),
          text: z.string(),
        }),
      ),
      proposals: z.array(
        z.object({
          id: z.uuid(),
          orderNumber: z.string(),
          amount: amountSchema,
          reason: z.string(),
          proposedBy: z.string(),
          proposedAt: instantSchema,
        }),
      ),
      refunds: z.array(
        z.object({
          id: z.uuid(),
          state: z.string(),
          method: z.enum(PAYMENT_METHODS),
          amount: amountSchema,
          orderNumber: z.string(),
          createdAt: instantSchema,
          /** Sent by somebody at the bank, not by a payment provider. */
          isByHand: z.boolean(),
        }),
      ),
      /** The shop's bank accounts, for tables that do not say whose they are. */
      accounts: z.array(z.object({ iban: z.string(), holder: z.string(), currency: z.string() })),
    }),
  },
  previewStatement: {
    query: statementQuery,
    /** `skipped`: debits, reversals and entries that are not booked yet. */
    response: z.object({ entries: z.array(statementEntrySchema), skipped: z.int() }),
  },
  importStatement: {
    query: statementQuery,
    /** `known`: entries that were imported before. */
    response: z.object({ entries: z.array(statementEntrySchema), known: z.int(), skipped: z.int() }),
  },
  listEntryOrders: {
    params: idParams,
    /** Without a search, unpaid orders of the same amount. */
    query: z.object({ search: z.string().max(100).optional() }),
    response: z.object({
      orders: z.array(
        z.object({
          number: z.string(),
          state: z.enum(ORDER_STATES),
          placedAt: instantSchema,
          name: z.string(),
          due: amountSchema,
        }),
      ),
    }),
  },
  matchEntry: {
    params: idParams,
    body: z.strictObject({ orderNumber: z.string().min(1).max(20) }),
    response: settled,
  },
  settleEntry: {
    params: idParams,
    body: z.strictObject({ reason: z.string().trim().min(1).max(300) }),
    response: settled,
  },
  settleRefund: {
    params: idParams,
    body: z.strictObject({}),
    response: z.object({ state: z.literal('done') }),
  },
} as const
