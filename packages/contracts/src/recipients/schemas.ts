import { ADDRESSED_DELIVERIES } from '@passepartout/domain'
import * as z from 'zod'
import { displayMoneySchema, idSchema } from '../shapes.ts'

const typed = z.string().max(200)

/** An address on the list as typed or parsed. */
export const recipientFieldsSchema = z.object({
  /** As printed on the parcel. */
  name: typed,
  extra: typed,
  street: typed,
  postalCode: typed,
  city: typed,
  region: typed,
  copies: z.int().min(1).max(5000),
})
export type RecipientFields = z.infer<typeof recipientFieldsSchema>

export const recipientSchema = recipientFieldsSchema.extend({
  id: idSchema,
  /** By field, in the visitor's language: nothing is sent to this address before they are fixed. */
  problems: z.record(z.string(), z.array(z.string())),
  /** A possible mistake: a duplicate on the list, a street without a number. */
  doubt: z.string().nullable(),
})
export type Recipient = z.infer<typeof recipientSchema>

/** Recipients of the copies of one line. */
export const recipientListSchema = z.object({
  lineId: idSchema,
  /** "Poster, 60 × 40 cm". */
  title: z.string(),
  /** Copies of the line. */
  quantity: z.int(),
  /** Those with problems come first. */
  recipients: z.array(recipientSchema),
  /** Copies assigned to recipients; more than the line has is a problem of its own. */
  copies: z.int(),
  /** Why the line cannot be ordered, in the visitor's language. */
  problem: z.string().nullable(),
  /** Addresses in the line's mail merge table that are not on the list yet. */
  names: z.int(),
  /** Their addresses are printed on envelopes, which can be previewed. */
  isPrinted: z.boolean(),
  /**
   * Destination of those envelopes: all to the order's own address, or each to its recipient; null where nothing is
   * printed.
   */
  delivery: z.enum(ADDRESSED_DELIVERIES).nullable(),
  /** Shipping cost of each; null where they differ. */
  each: displayMoneySchema.nullable(),
  /** For all on the list, each sent separately. */
  total: displayMoneySchema,
})
export type RecipientList = z.infer<typeof recipientListSchema>

const params = z.object({ line: idSchema })
export const response = z.object({ list: recipientListSchema })

const envelopeAddressSchema = recipientFieldsSchema.omit({ copies: true })
export type EnvelopeAddressFields = z.infer<typeof envelopeAddressSchema>

/** The address on the envelope of a single card, and its problems. */
export type EnvelopeAddress = Omit<Recipient, 'copies'>
export const envelopeAddressResponse = z.object({
  /** Null until it is entered. */
  address: recipientSchema.omit({ copies: true }).nullable(),
})

export const recipientSchemas = {
  getEnvelopeAddress: { params, response: envelopeAddressResponse },
  /** Empty in every field: no address is printed there any more. */
  putEnvelopeAddress: { params, body: envelopeAddressSchema, response: envelopeAddressResponse },
  getRecipients: { params, response },
  /** A table (CSV, copied cells), contacts (vCard) or addresses separated by a blank line. */
  addRecipients: {
    params,
    body: z.object({ text: z.string().max(60_000) }),
    response: response.extend({ added: z.int(), unread: z.int() }),
  },
  putDelivery: { params, body: z.object({ delivery: z.enum(ADDRESSED_DELIVERIES) }), response },
  takeNames: { params, response: response.extend({ added: z.int() }) },
  putRecipient: {
    params: params.extend({ id: idSchema }),
    body: recipientFieldsSchema,
    response,
  },
  removeRecipient: { params: params.extend({ id: idSchema }), response },
  clearRecipients: { params, response },
}
