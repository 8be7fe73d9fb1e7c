import * as z from 'zod'

/** Of the links in newsletter mails. */
export const newsletterLinkSchemas = { query: z.object({ token: z.string().max(200) }) }

export const confirmNewsletterNowSchemas = {
  ...newsletterLinkSchemas,
  response: z.object({ confirmed: z.literal(true) }),
}

export const leaveNewsletterSchemas = {
  ...newsletterLinkSchemas,
  response: z.object({ left: z.literal(true) }),
}
