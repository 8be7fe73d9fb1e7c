import * as z from 'zod'
import { proofSchema, websiteSchema } from '../contact/send-contact-message.schema.ts'

export const subscribeNewsletterSchemas = {
  body: z.object({
    email: z.string().max(500),
    website: websiteSchema,
    proof: proofSchema,
  }),
  /** The same whether the address is new, waiting or confirmed. */
  response: z.object({ requested: z.literal(true) }),
}
