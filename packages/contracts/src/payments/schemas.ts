import * as z from 'zod'

export const paymentSchemas = {
  /** The body is the provider's own, read over its raw bytes. */
  stripeEvent: { response: z.object({ received: z.literal(true) }) },
}
