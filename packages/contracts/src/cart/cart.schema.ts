import * as z from 'zod'
import { frameConfigurationSchema, idSchema, kindSchema, shownMoneySchema } from '../shapes.ts'

/** The largest number of one article that any kind allows (spec 9); each kind's own limits are the catalogue's. */
export const lineQuantitySchema = z.int().min(1).max(5000)

const lineShape = {
  id: idSchema,
  title: z.string(),
  /** The configuration in words, one fact per entry. */
  description: z.array(z.object({ label: z.string(), value: z.string() })),
  quantity: lineQuantitySchema,
  /** The next smaller and larger quantities on sale, and the largest. */
  quantities: z.object({ previous: z.int().nullable(), next: z.int().nullable(), most: z.int() }),
  unitPrice: shownMoneySchema,
  /** Before reductions; equal to `unitPrice` where there is none. */
  unitPriceOriginal: shownMoneySchema,
  total: shownMoneySchema,
  /** The price is another one than when the customer last confirmed it. */
  priceChange: z.object({ from: shownMoneySchema, to: shownMoneySchema }).nullable(),
  /** The configuration can no longer be ordered: it has no price and counts in no sum. */
  unavailable: z.boolean(),
}

const designedLineSchema = z.object({
  ...lineShape,
  kind: kindSchema,
  configuration: frameConfigurationSchema,
  /** Picture of the frozen design; answers only to its owner. */
  previewUrl: z.string(),
  /** Inner address of the designer with the design this line was made from, while it exists. */
  editUrl: z.string(),
  draftId: idSchema.nullable(),
})

const accessoryLineSchema = z.object({
  ...lineShape,
  kind: z.literal('accessory'),
  configuration: z.object({ sku: z.string() }),
  /** File name of its picture; null where only the colour tells it apart. */
  picture: z.string().nullable(),
  /** Colour of the article, for where it has no picture. */
  swatch: z.string(),
})

const voucherLineSchema = z.object({
  ...lineShape,
  kind: z.literal('gift-voucher'),
  configuration: z.object({
    amount: z.int(),
    delivery: z.string(),
    /** What the giver writes on it. */
    message: z.string(),
  }),
  worth: shownMoneySchema,
})

export const cartLineSchema = z.discriminatedUnion('kind', [
  designedLineSchema,
  accessoryLineSchema,
  voucherLineSchema,
])
export type CartLine = z.infer<typeof cartLineSchema>

export const cartSchema = z.object({
  lines: z.array(cartLineSchema),
  /** Number of articles, not of lines; accessories count once, however many pieces there are. */
  count: z.int().min(0),
  sums: z.object({
    /** At original prices. */
    goods: shownMoneySchema,
    discount: shownMoneySchema,
    shipping: shownMoneySchema,
    total: shownMoneySchema,
    /** Contained in the total, computed once per rate on the rate's sum; rates in per cent. */
    vat: z.array(z.object({ rate: z.number(), amount: shownMoneySchema })),
    /** False where taxes come on top (United States). */
    vatIncluded: z.boolean(),
  }),
})
export type Cart = z.infer<typeof cartSchema>
