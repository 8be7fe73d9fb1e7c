import { COUNTRY_CODES } from '@passepartout/domain'
import * as z from 'zod'
import { customsDataSchema } from './customs-data.ts'

/** One parcel for a recipient of a line; written before the line's own ticket, which completes the production. */
export const recipientTicketSchema = z.strictObject({
  version: z.literal(1),
  order: z.string().min(1),
  line: z.int().min(1),
  /** From 1; `of` is the number of recipients. */
  recipient: z.int().min(1),
  of: z.int().min(1),
  copies: z.int().min(1),
  /** For a mail-merge card: the recipient's pages of the line's file; otherwise any copies. */
  pages: z.strictObject({ from: z.int().min(1), until: z.int().min(1) }).optional(),
  /** As printed on the label; fields that the country's addresses do not have are empty. */
  to: z.strictObject({
    name: z.string().min(1),
    extra: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    region: z.string(),
    country: z.enum(COUNTRY_CODES),
  }),
  /** For parcels that leave the customs union. */
  customs: customsDataSchema.optional(),
})

export type RecipientTicket = z.infer<typeof recipientTicketSchema>
