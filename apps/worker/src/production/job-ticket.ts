import * as z from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const millimetres = z.number().positive()

/**
 * What the plant makes and of what, one file for each line of an order. A change that an old reader would misunderstand
 * takes a new version.
 */
export const jobTicketSchema = z.strictObject({
  version: z.literal(2),
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
  /** Trim of the first page; null of what comes from the shelf. */
  size: z.strictObject({ unit: z.literal('mm'), width: millimetres, height: millimetres }).nullable(),
  /** Of the file. A print that is wanted several times is as many pages. */
  pages: z.int().min(1).nullable(),
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
      fronts: z.array(
        z.strictObject({
          page: z.int().min(1),
          /** Null where the card comes with the order, and its envelope carries an address. */
          recipient: z.int().min(1).nullable(),
          copies: z.int().min(1),
        }),
      ),
      /** The sender's page, on so many envelopes; null where nobody is named. */
      back: z.strictObject({ page: z.int().min(1), copies: z.int().min(1) }).nullable(),
      file: z.strictObject({ name: z.string().min(1), bytes: z.int().min(1), sha256 }),
    })
    .optional(),
  createdAt: z.iso.datetime(),
})

export type JobTicket = z.infer<typeof jobTicketSchema>
