import * as z from 'zod'
import { proofSchema, websiteSchema } from '../contact/send-contact-message.schema.ts'

export const subscribeNewsletterSchemas = {
  body: z.object({
    email: z.string().max(500),
    /** Where the form stands, for the record of what was agreed to. */
    source: z.enum(['block', 'footer', 'account']).default('block'),
    website: websiteSchema,
    proof: proofSchema,
  }),
  /** The same whether the address is new, waiting or confirmed. */
  response: z.object({ requested: z.literal(true) }),
}
