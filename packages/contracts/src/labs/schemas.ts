import * as z from 'zod'

/** As in `catalogue/labs`. */
const labId = z.string().regex(/^[a-z0-9-]{1,40}$/)
/** What the shop signed, and its signature. */
const link = z.string().max(400)

export const labSchemas = {
  labEvent: {
    params: z.object({ lab: labId }),
    query: z.object({ token: link.optional() }),
    response: z.object({ received: z.literal(true) }),
  },
  labFile: {
    params: z.object({ link }),
  },
}
