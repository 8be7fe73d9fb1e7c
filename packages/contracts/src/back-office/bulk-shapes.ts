import * as z from 'zod'

/** Most orders of one bulk action. */
const MOST_ORDERS = 500

/** Orders that one action changes; a trial changes nothing and has the same results. */
const trial = z.strictObject({
  orders: z.array(z.string().max(20)).min(1).max(MOST_ORDERS),
  isTrial: z.boolean(),
})
const withReason = trial.extend({ reason: z.string().trim().min(1).max(300) })
/** Why an order was refused; null where the action was done. */
const response = z.object({
  results: z.array(z.object({ number: z.string(), problem: z.string().nullable() })),
})

/** Schemas of the calls that change many orders at once. */
export const bulkSchemas = {
  holdOrders: { body: withReason, response },
  releaseOrders: { body: trial, response },
  cancelOrders: { body: withReason, response },
  addNotes: { body: withReason, response },
} as const
