import * as z from 'zod'
import { shownMoneySchema } from '../shapes.ts'

/** A format with its price. */
export const formatPriceSchema = z.object({
  formatType: z.string(),
  /** Size as the locale writes it. */
  text: z.string(),
  priceCurrent: shownMoneySchema,
  priceOriginal: shownMoneySchema,
  discountPercent: z.int().min(0).max(100),
})

/** Formats of one ratio; a format that does not go with the rest of the configuration is left out. */
export const formatGroupPricesSchema = z.object({
  group: z.string(),
  /** Its name in the shop's language. */
  name: z.string(),
  /** Shown at once. */
  main: z.array(formatPriceSchema),
  /** Behind "more formats". */
  more: z.array(formatPriceSchema),
})
