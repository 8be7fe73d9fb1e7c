import * as z from 'zod'
import { queryNumber, shownMoneySchema, wordSchema } from '../shapes.ts'

const tiers = z.array(z.object({ from: z.int(), price: shownMoneySchema }))
const priced = {
  photoFormat: z.string(),
  name: z.string(),
  /** Of one box with its photos, or of one print. */
  priceCurrent: shownMoneySchema,
  priceOriginal: shownMoneySchema,
  discountPercent: z.int().min(0).max(100),
  quantityTiers: tiers,
}

export const getPhotoboxPricesSchemas = {
  query: z.object({
    /** `small` or `photoprint`; both where it is left out. */
    photoboxType: wordSchema.optional(),
    boxSize: wordSchema.optional(),
    printType: wordSchema.optional(),
    photoFormat: wordSchema.optional(),
    /** Photos in the box; the size's smallest number where it is left out. */
    photos: queryNumber.pipe(z.int().min(1).max(10_000)).optional(),
  }),
  response: z.object({
    boxes: z.array(z.object({ boxSize: z.string(), sizeName: z.string(), photos: z.int(), ...priced })),
    prints: z.array(z.object({ printType: z.string(), typeName: z.string(), ...priced })),
    vatRate: z.number(),
    vatIncluded: z.boolean(),
  }),
}
