import * as z from 'zod'
import { botProofSchema, honeypotSchema } from '../contact/schemas.ts'

/** Links in newsletter emails. */
export const newsletterLinkSchemas = { query: z.object({ token: z.string().max(200) }) }

export const confirmNewsletterPostSchemas = {
  ...newsletterLinkSchemas,
  response: z.object({ confirmed: z.literal(true) }),
}

export const unsubscribeNewsletterSchemas = {
  ...newsletterLinkSchemas,
  response: z.object({ left: z.literal(true) }),
}

export const subscribeNewsletterSchemas = {
  body: z.object({
    email: z.string().max(500),
    /** Place of the form, for the record of consent. */
    source: z.enum(['block', 'footer', 'account']).default('block'),
    website: honeypotSchema,
    proof: botProofSchema,
  }),
  /** Identical whether the address is new, pending or confirmed. */
  response: z.object({ requested: z.literal(true) }),
}

export const newsletterSchemas = {
  subscribeNewsletter: subscribeNewsletterSchemas,
  confirmNewsletter: newsletterLinkSchemas,
  confirmNewsletterNow: confirmNewsletterPostSchemas,
  leaveNewsletter: newsletterLinkSchemas,
  leaveNewsletterAtOnce: unsubscribeNewsletterSchemas,
}
