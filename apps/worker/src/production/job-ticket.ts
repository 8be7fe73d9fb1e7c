import { TRACED_GOODS } from '@passepartout/domain'
import * as z from 'zod'
import { customsDataSchema } from './customs-data.ts'
import { binderySchema, ticketSheetSchema } from './sheet-schema.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const millimetres = z.number().positive()

/** What the second checker, `tools/print/check-pdfx.py`, found in a print file. */
export const printFileCheckSchema = z.discriminatedUnion('state', [
  z.strictObject({
    checker: z.literal('check-pdfx'),
    state: z.enum(['passed', 'faults']),
    /** Codes of docs/production.md. */
    faults: z.array(z.strictObject({ code: z.string().regex(/^[XI]\d\d$/), text: z.string().min(1) })),
    /** Highest sum of inks on a page; null where Ghostscript is missing. */
    inkPercent: z.int().min(0).nullable(),
  }),
  z.strictObject({
    checker: z.literal('check-pdfx'),
    state: z.literal('not-checked'),
    reason: z.string().min(1),
  }),
])

export type PrintFileCheck = z.infer<typeof printFileCheckSchema>

/**
 * Instructions for the lab: product and material of an order line, one file for each line. An incompatible change needs
 * a new version.
 */
export const jobTicketSchema = z.strictObject({
  version: z.literal(3),
  /** Order, line and reprint identify the ticket: duplicates are produced once. */
  order: z.string().min(1),
  line: z.int().min(1),
  /** 0 for the first production, from 1 for each reprint. */
  reprint: z.int().min(0),
  copies: z.int().min(1),
  /** Kind of product, such as `photo-frame`. */
  kind: z.string().min(1),
  /** Article number: the main options in one word. */
  article: z.string().min(1),
  /** Trim of the file's first page; null for stock products. */
  size: z.strictObject({ unit: z.literal('mm'), width: millimetres, height: millimetres }).nullable(),
  /** Of the file. A print with several copies has as many pages. */
  pages: z.int().min(1).nullable(),
  /** For a book or calendar: what each page of the file is, and where and how it is bound. */
  sheets: z.array(ticketSheetSchema).optional(),
  bindery: binderySchema.optional(),
  /** A line printed on the back of a page, such as the date of the photo. */
  backs: z.array(z.strictObject({ page: z.int().min(1), text: z.string().min(1) })).optional(),
  /** For a mail-merge card: each record's pages of the file, and its recipient; null is the order's address. */
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
  /**
   * The die cut of a card, holes included (even-odd): SVG path data in mm from the trim's top left corner, for each
   * page of one card.
   */
  punching: z
    .strictObject({
      kind: z.string().min(1),
      paths: z.array(z.strictObject({ page: z.int().min(1), path: z.string().min(1) })).min(1),
    })
    .optional(),
  /** Material or paper; null where the product has no choice. */
  material: z.string().min(1).nullable(),
  /** All other options, by their names in the catalogue. */
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  /** Hash of the frozen design, its keys sorted. */
  document: z.strictObject({ sha256 }).nullable(),
  /** In the folder of the ticket. */
  file: z.strictObject({ name: z.string().min(1), bytes: z.int().min(1), sha256 }).nullable(),
  /** The second checker's verdict on the file; absent in older tickets. */
  check: printFileCheckSchema.optional(),
  /** The same pages laid on press sheets; absent where the lab lays them itself. */
  imposed: z
    .strictObject({
      sheet: z.strictObject({ unit: z.literal('mm'), width: millimetres, height: millimetres }),
      /** With backs, fronts and backs are pages of the file in turn, and sheets are turned over their long edge. */
      hasBacks: z.boolean(),
      /** How often each sheet is printed, how many pieces lie on it, and the share of its paper that they cover. */
      sheets: z
        .array(
          z.strictObject({
            run: z.int().min(1),
            pieces: z.int().min(1),
            usePercent: z.int().min(0).max(100),
          }),
        )
        .min(1),
      file: z.strictObject({ name: z.string().min(1), bytes: z.int().min(1), sha256 }),
      check: printFileCheckSchema.optional(),
    })
    .optional(),
  /** The envelope file: a page for each recipient's address, and a shared back. */
  envelopes: z
    .strictObject({
      size: z.strictObject({ unit: z.literal('mm'), width: millimetres, height: millimetres }),
      /**
       * Addressed envelopes that are not mailed one by one: all are in the order's one parcel, in the order of the
       * cards.
       */
      packing: z.strictObject({ parcel: z.literal('order'), sortedBy: z.literal('cards') }).optional(),
      fronts: z.array(
        z.strictObject({
          page: z.int().min(1),
          /** Null where the card is shipped with the order in an addressed envelope. */
          recipient: z.int().min(1).nullable(),
          copies: z.int().min(1),
          /** The mail-merge record of its card, where it is shipped with the order. */
          record: z.int().min(1).optional(),
        }),
      ),
      /** The sender's page, and its number of envelopes; null without a sender. */
      back: z.strictObject({ page: z.int().min(1), copies: z.int().min(1) }).nullable(),
      file: z.strictObject({ name: z.string().min(1), bytes: z.int().min(1), sha256 }),
    })
    .optional(),
  /** The customs declaration, for lines that leave the customs union. */
  customs: customsDataSchema.optional(),
  /** Parts traced under the EU deforestation regulation; the reference is null until the supplier provides one. */
  traced: z
    .array(z.strictObject({ good: z.enum(TRACED_GOODS), reference: z.string().min(1).nullable() }))
    .optional(),
  createdAt: z.iso.datetime(),
})

export type JobTicket = z.infer<typeof jobTicketSchema>
