import { CURRENCIES, TRACED_GOODS } from '@passepartout/domain'
import * as z from 'zod'
import { binderySchema, ticketSheetSchema } from './sheet-schema.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const millimetres = z.number().positive()

/**
 * What the plant makes and of what, one file for each line of an order. A change that an old reader would misunderstand
 * takes a new version.
 */
export const jobTicketSchema = z.strictObject({
  version: z.literal(3),
  /** Order, line and reprint together name the ticket: whatever came twice is made once. */
  order: z.string().min(1),
  line: z.int().min(1),
  /** From 1 where it is made once more, because something was wrong; 0 at first. */
  reprint: z.int().min(0),
  copies: z.int().min(1),
  /** Kind of product, such as `photo-frame`. */
  kind: z.string().min(1),
  /** Article number: the main choices in one word. */
  article: z.string().min(1),
  /** Trim of the first page of the file; null of what comes from the shelf. */
  size: z.strictObject({ unit: z.literal('mm'), width: millimetres, height: millimetres }).nullable(),
  /** Of the file. A print that is wanted several times is as many pages. */
  pages: z.int().min(1).nullable(),
  /** Of a book or a calendar: what each page of the file is, and where and how it is bound. */
  sheets: z.array(ticketSheetSchema).optional(),
  bindery: binderySchema.optional(),
  /** A line that the printer writes on the back of a page, such as the day the photo was taken. */
  backs: z.array(z.strictObject({ page: z.int().min(1), text: z.string().min(1) })).optional(),
  /** Of a card with names: which pages of the file each of them has, and the recipient they are sent to; null is the order's. */
  records: z
    .array(
      z.strictObject({
        record: z.int().min(1),
        from: z.int().min(1),
        until: z.int().min(1),
        copies: z.int().min(1),
        recipient: z.int().min(1).nullable(),
      }),
    )
    .optional(),
  /** What a card is punched to, holes included (even-odd): SVG path data in mm from the trim's top left corner, for each page of one card. */
  punching: z
    .strictObject({
      kind: z.string().min(1),
      paths: z.array(z.strictObject({ page: z.int().min(1), path: z.string().min(1) })).min(1),
    })
    .optional(),
  /** Material or paper; null of what has none to choose. */
  material: z.string().min(1).nullable(),
  /** Every other choice, as the catalogue calls it. */
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  /** Of the frozen design, its keys in order. */
  document: z.strictObject({ sha256 }).nullable(),
  /** Beside the ticket. */
  file: z.strictObject({ name: z.string().min(1), bytes: z.int().min(1), sha256 }).nullable(),
  /** What is printed on the envelopes: a page for each recipient's address, and the back that all of them share. */
  envelopes: z
    .strictObject({
      size: z.strictObject({ unit: z.literal('mm'), width: millimetres, height: millimetres }),
      /** Addressed envelopes that are not sent by themselves: all lie in the order's one parcel, in the order of the cards. */
      packing: z.strictObject({ parcel: z.literal('order'), sortedBy: z.literal('cards') }).optional(),
      fronts: z.array(
        z.strictObject({
          page: z.int().min(1),
          /** Null where the card comes with the order, and its envelope carries an address. */
          recipient: z.int().min(1).nullable(),
          copies: z.int().min(1),
          /** Which of the records' cards it is for, where it comes with the order. */
          record: z.int().min(1).optional(),
        }),
      ),
      /** The sender's page, on so many envelopes; null where nobody is named. */
      back: z.strictObject({ page: z.int().min(1), copies: z.int().min(1) }).nullable(),
      file: z.strictObject({ name: z.string().min(1), bytes: z.int().min(1), sha256 }),
    })
    .optional(),
  /** Of a line that leaves the customs union: what a carrier declares of it. */
  customs: z
    .strictObject({
      heading: z.string().regex(/^\d{6}$/),
      name: z.string().min(1),
      origin: z.string().regex(/^[A-Z]{2}$/),
      pieces: z.int().min(1),
      netGrams: z.int().min(1),
      value: z.strictObject({ amount: z.int().min(0), currency: z.enum(CURRENCIES) }),
    })
    .optional(),
  /** Parts that the law on deforestation traces; the reference is null while the supplier gave none. */
  traced: z
    .array(z.strictObject({ good: z.enum(TRACED_GOODS), reference: z.string().min(1).nullable() }))
    .optional(),
  createdAt: z.iso.datetime(),
})

export type JobTicket = z.infer<typeof jobTicketSchema>
