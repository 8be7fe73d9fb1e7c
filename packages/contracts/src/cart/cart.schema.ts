import * as z from 'zod'
import {
  frameConfigurationSchema,
  idSchema,
  kindSchema,
  quantitySchema,
  shownMoneySchema,
} from '../shapes.ts'

export const cartLineSchema = z.object({
  id: idSchema,
  kind: kindSchema,
  title: z.string(),
  configuration: frameConfigurationSchema,
  /** The configuration in words, one fact per entry. */
  description: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Picture of the frozen design; answers only to its owner. */
  previewUrl: z.string(),
  /** Opens the design this line was made from, while it exists. */
  editUrl: z.string(),
  draftId: idSchema.nullable(),
  quantity: quantitySchema,
  unitPrice: shownMoneySchema,
  /** Before reductions; equal to `unitPrice` where there is none. */
  unitPriceOriginal: shownMoneySchema,
  total: shownMoneySchema,
  /** The price is another one than when the customer last confirmed it. */
  priceChange: z.object({ from: shownMoneySchema, to: shownMoneySchema }).nullable(),
  /** The configuration can no longer be ordered: it has no price and counts in no sum. */
  unavailable: z.boolean(),
})
export type CartLine = z.infer<typeof cartLineSchema>

export const cartSchema = z.object({
  lines: z.array(cartLineSchema),
  /** Number of articles, not of lines. */
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
