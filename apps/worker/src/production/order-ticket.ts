import { CHANNELS } from '@passepartout/domain'
import * as z from 'zod'
import { customsDataSchema, isoCountrySchema, moneySchema } from './customs-data.ts'

const file = z.strictObject({
  name: z.string().min(1),
  bytes: z.int().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
const pages = z.strictObject({ from: z.int().min(1), until: z.int().min(1) })

/** An address in fields, and line by line as it is printed. Fields that a country does not have are empty. */
const address = z.strictObject({
  name: z.string(),
  company: z.string(),
  extra: z.string(),
  street: z.string().min(1),
  postalCode: z.string(),
  city: z.string(),
  region: z.string(),
  country: isoCountrySchema,
  kind: z.enum(['home', 'packstation', 'post-office']),
  lines: z.array(z.string().min(1)).min(1),
})

/** The declaration of one parcel that leaves the customs union. */
const parcelCustoms = z.strictObject({
  rows: z.array(z.strictObject({ line: z.int().min(1), ...customsDataSchema.shape })).min(1),
  netGrams: z.int().min(1),
  value: moneySchema,
})

/**
 * Instructions for packing and shipping: address, service and parcels of an order, one file beside the tickets of its
 * lines, and one for each reprint. An incompatible change needs a new version.
 */
export const orderTicketSchema = z.strictObject({
  version: z.literal(1),
  kind: z.literal('order'),
  order: z.string().min(1),
  /** 0 for the first production, from 1 for each reprint. */
  reprint: z.int().min(0),
  channel: z.enum(CHANNELS),
  /** Language of the papers. */
  locale: z.string().min(1),
  service: z.strictObject({
    option: z.string().min(1).nullable(),
    /** As the customer chose it. */
    name: z.string(),
    carriers: z.array(z.string().min(1)),
    /** Promised day of delivery, `2026-11-27`. */
    arriveBy: z.iso.date().nullable(),
  }),
  /** Who appears as sender; of a whitelabel order its company, and the shop's name appears nowhere. */
  sender: z.strictObject({
    isWhitelabel: z.boolean(),
    name: z.string().min(1),
    lines: z.array(z.string().min(1)).min(1),
    country: isoCountrySchema,
  }),
  to: address,
  /** For the carrier; empty where none is known. */
  phone: z.string(),
  lines: z
    .array(
      z.strictObject({
        line: z.int().min(1),
        /** The line's own ticket in this folder; null where nothing is produced. */
        ticket: z.string().min(1).nullable(),
        article: z.string().min(1),
        copies: z.int().min(1),
      }),
    )
    .min(1),
  /** Parcels to the order's address, and what is in each; empty where all copies go to recipients of their own. */
  parcels: z.array(
    z.strictObject({
      parcel: z.int().min(1),
      class: z.string().min(1).nullable(),
      /** Packaging included; null where it is unknown. */
      grams: z.int().min(1).nullable(),
      contents: z.array(z.strictObject({ line: z.int().min(1), pieces: z.int().min(1) })).min(1),
      /** Pages of the delivery note that go into it, and the page of its label. */
      deliveryNote: pages,
      label: z.int().min(1),
      customs: parcelCustoms.optional(),
    }),
  ),
  /**
   * Lines with a recipient list: a parcel each, without a delivery note, as gifts show no order. Their customs data
   * stands in their tickets.
   */
  recipientParcels: z
    .array(
      z.strictObject({
        line: z.int().min(1),
        parcels: z.int().min(1),
        /** Folder of their tickets. */
        tickets: z.string().min(1),
        /** Pages of the labels, in the order of the tickets; null where the envelopes carry the addresses. */
        labels: pages.nullable(),
      }),
    )
    .optional(),
  files: z.strictObject({
    deliveryNote: file.nullable(),
    labels: file.nullable(),
    /** Declarations of all parcels that leave the customs union, to go outside each; recipients' come last. */
    customs: file.optional(),
  }),
  createdAt: z.iso.datetime(),
})

export type OrderTicket = z.infer<typeof orderTicketSchema>
