import * as z from 'zod'

export const paymentSchemas = {
  /** The body has the provider's format; its raw bytes are verified. */
  stripeEvent: { response: z.object({ received: z.literal(true) }) },
}
