import { PART_CODES } from '@passepartout/domain'
import * as z from 'zod'
import { queryNumber, shownMoneySchema } from '../shapes.ts'

/** How many pieces, as it comes in a query; what a kind really allows is its rules' business. */
export const amountQuerySchema = queryNumber.pipe(z.int().min(1).max(100_000))

/** What the price of any kind of product says. */
export const productPriceShape = {
  quantity: z.int(),
  /** Of one piece. */
  priceCurrent: shownMoneySchema,
  priceOriginal: shownMoneySchema,
  /** Whole per cent; 0 where nothing is reduced. */
  discountPercent: z.int().min(0).max(100),
  /** Lowest price of the 30 days before the reduction, where the country asks for it. */
  referencePrice: shownMoneySchema.nullable(),
  /** The reduction that counts, and its last day. */
  campaign: z.object({ id: z.string(), until: z.iso.date() }).nullable(),
  /** What the price of one piece consists of; the parts add up exactly. */
  parts: z.array(
    z.object({
      code: z.enum(PART_CODES),
      value: z.string(),
      /** What it is called in the shop's language. */
      name: z.string(),
      priceCurrent: shownMoneySchema,
      priceOriginal: shownMoneySchema,
    }),
  ),
  /** Times the quantity. */
  total: shownMoneySchema,
  totalOriginal: shownMoneySchema,
  /** Per cent. */
  vatRate: z.number(),
  /** False where taxes come on top (United States). */
  vatIncluded: z.boolean(),
  /** Of one piece that is bought alone: what the higher quantities are compared with. */
  priceSingle: shownMoneySchema,
  /** The price of one piece at higher quantities. */
  quantityTiers: z.array(z.object({ from: z.int(), price: shownMoneySchema })),
  /** The next of them, and what so many pieces cost less than at the price of today's quantity. */
  nextTier: z.object({ from: z.int(), price: shownMoneySchema, saving: shownMoneySchema }).nullable(),
}

/** What an item of a list costs in its cheapest form. */
export const priceFromSchema = z.object({
  priceCurrent: shownMoneySchema,
  priceOriginal: shownMoneySchema,
  discountPercent: z.int().min(0).max(100),
  /** Such as `ab 16,95 €`. */
  text: z.string(),
})

/** A value that can be chosen next, or why it cannot. */
export const productChoiceSchema = z.object({
  value: z.string(),
  name: z.string(),
  chosen: z.boolean(),
  allowed: z.boolean(),
  /** Why not, for the customer; null where it is allowed. */
  reason: z.string().nullable(),
  /** What one piece costs more or less than as it is now; null where nothing changes or it cannot be chosen. */
  difference: shownMoneySchema.nullable(),
})
