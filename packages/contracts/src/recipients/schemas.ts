import { ADDRESSED_DELIVERIES } from '@passepartout/domain'
import * as z from 'zod'
import { displayMoneySchema, idSchema } from '../shapes.ts'

const typed = z.string().max(200)

/** An address on the list as it was typed or read. */
export const recipientFieldsSchema = z.object({
  /** As it stands on the parcel. */
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
  /** By field, in the visitor's words: nothing is sent there before they are mended. */
  problems: z.record(z.string(), z.array(z.string())),
  /** What may be right all the same: twice on the list, a street without a number. */
  doubt: z.string().nullable(),
})
export type Recipient = z.infer<typeof recipientSchema>

/** To whom the copies of one line go. */
export const recipientListSchema = z.object({
  lineId: idSchema,
  /** "Poster, 60 × 40 cm". */
  title: z.string(),
  /** Copies of the line. */
  quantity: z.int(),
  /** Those that need a look come first. */
  recipients: z.array(recipientSchema),
  /** Copies that go to somebody on the list; more than there are is a problem of its own. */
  copies: z.int(),
  /** What stands against ordering, in the visitor's words. */
  problem: z.string().nullable(),
  /** Addresses in the line's own table of names that are not on the list yet. */
  names: z.int(),
  /** Their addresses are printed on envelopes, which can be looked at. */
  isPrinted: z.boolean(),
  /** Where those envelopes go: all to the order's own address, or each to whom it is addressed; null where nothing is printed. */
  delivery: z.enum(ADDRESSED_DELIVERIES).nullable(),
  /** Of each letter or parcel; null where they differ. */
  each: displayMoneySchema.nullable(),
  /** For all on the list, were each sent by itself. */
  total: displayMoneySchema,
})
export type RecipientList = z.infer<typeof recipientListSchema>

const params = z.object({ line: idSchema })
const response = z.object({ list: recipientListSchema })

const envelopeAddressSchema = recipientFieldsSchema.omit({ copies: true })
export type EnvelopeAddressFields = z.infer<typeof envelopeAddressSchema>

/** What stands on the envelope of a single card, and what is wrong with it. */
export type EnvelopeAddress = Omit<Recipient, 'copies'>
const envelopeAddressResponse = z.object({
  /** Nothing until it is typed. */
  address: recipientSchema.omit({ copies: true }).nullable(),
})

export const recipientSchemas = {
  getEnvelopeAddress: { params, response: envelopeAddressResponse },
  /** Empty in every field: nothing is printed there any more. */
  putEnvelopeAddress: { params, body: envelopeAddressSchema, response: envelopeAddressResponse },
  getRecipients: { params, response },
  /** A table (CSV, copied cells), contacts (vCard) or addresses with a line between them. */
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
