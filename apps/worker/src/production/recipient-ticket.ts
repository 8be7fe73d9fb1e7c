import { COUNTRY_CODES } from '@passepartout/domain'
import * as z from 'zod'

/** One parcel of a line's copies to somebody on its list; written before the line's own ticket, which says all is there. */
export const recipientTicketSchema = z.strictObject({
  version: z.literal(1),
  order: z.string().min(1),
  line: z.int().min(1),
  /** From 1, of so many. */
  recipient: z.int().min(1),
  of: z.int().min(1),
  copies: z.int().min(1),
  /** Of a card with names: the pages of the line's file that are theirs; all others get any of its copies. */
  pages: z.strictObject({ from: z.int().min(1), until: z.int().min(1) }).optional(),
  /** As it stands on the label; what the country's addresses do not have is empty. */
  to: z.strictObject({
    name: z.string().min(1),
    extra: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    region: z.string(),
    country: z.enum(COUNTRY_CODES),
  }),
})

export type RecipientTicket = z.infer<typeof recipientTicketSchema>
