import * as z from 'zod'
import { botProofSchema, honeypotSchema } from '../contact/schemas.ts'

/** Of the links in newsletter mails. */
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
    /** Where the form stands, for the record of what was agreed to. */
    source: z.enum(['block', 'footer', 'account']).default('block'),
    website: honeypotSchema,
    proof: botProofSchema,
  }),
  /** The same whether the address is new, waiting or confirmed. */
  response: z.object({ requested: z.literal(true) }),
}

export const newsletterSchemas = {
  subscribeNewsletter: subscribeNewsletterSchemas,
  confirmNewsletter: newsletterLinkSchemas,
  confirmNewsletterNow: confirmNewsletterPostSchemas,
  leaveNewsletter: newsletterLinkSchemas,
  leaveNewsletterAtOnce: unsubscribeNewsletterSchemas,
}
