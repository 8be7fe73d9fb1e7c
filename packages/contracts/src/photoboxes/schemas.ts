import { PHOTOBOX_TYPES } from '@passepartout/domain'
import * as z from 'zod'
import { namedOptionSchema } from '../list-shapes.ts'
import { amountQuerySchema, productChoicesSchema, productPriceShape } from '../prices/schemas.ts'
import { displayMoneySchema, numberFromQuery, wordSchema } from '../shapes.ts'

const limits = z.object({ min: z.int(), max: z.int() })
export const formatSchema = z.object({
  /** Width x height in mm. */
  photoFormat: z.string(),
  /** In cm, or in inches in the United States. */
  name: z.string(),
  width: z.int(),
  height: z.int(),
  designerUrl: z.string(),
})

export const getPhotoboxDataSchemas = {
  response: z.object({
    /** `small` is the box, `photoprint` are prints without one. */
    photoboxTypes: z.array(namedOptionSchema),
    boxes: z.object({
      sizes: z.array(
        z.object({
          boxSize: z.string(),
          name: z.string(),
          /** Number of photos the box holds. */
          photos: limits,
          depthMm: z.number(),
          formats: z.array(formatSchema),
        }),
      ),
      /** Quantity of boxes. */
      quantity: limits,
      defaults: z.object({ boxSize: z.string(), photoFormat: z.string(), photos: z.int() }),
    }),
    prints: z.object({
      types: z.array(
        z.object({
          printType: z.string(),
          name: z.string(),
          surface: z.enum(['matt', 'satin', 'glossy']),
          gramsPerM2: z.number(),
          formats: z.array(formatSchema),
        }),
      ),
      quantity: limits,
      defaults: z.object({ printType: z.string(), photoFormat: z.string() }),
    }),
    bleedMm: z.object({ boxes: z.number(), prints: z.number() }),
  }),
}

export const tiers = z.array(z.object({ from: z.int(), price: displayMoneySchema }))
const priced = {
  photoFormat: z.string(),
  name: z.string(),
  /** Of one box with its photos, or of one print. */
  priceCurrent: displayMoneySchema,
  priceOriginal: displayMoneySchema,
  discountPercent: z.int().min(0).max(100),
  quantityTiers: tiers,
}

export const getPhotoboxPricesSchemas = {
  query: z.object({
    /** `small` or `photoprint`; both by default. */
    photoboxType: wordSchema.optional(),
    boxSize: wordSchema.optional(),
    printType: wordSchema.optional(),
    photoFormat: wordSchema.optional(),
    /** Photos in the box; defaults to the size's minimum. */
    photos: numberFromQuery.pipe(z.int().min(1).max(10_000)).optional(),
    /** Boxes, or prints; applies to `chosen` alone. */
    amount: amountQuerySchema.optional(),
  }),
  response: z.object({
    boxes: z.array(z.object({ boxSize: z.string(), sizeName: z.string(), photos: z.int(), ...priced })),
    prints: z.array(z.object({ printType: z.string(), typeName: z.string(), ...priced })),
    vatRate: z.number(),
    vatIncluded: z.boolean(),
    /** The requested box or print with defaults filled in; null without a type, or if unavailable. */
    chosen: z
      .object({
        configuration: z.object({
          photoboxType: z.enum(PHOTOBOX_TYPES),
          photoFormat: z.string(),
          /** Of boxes. */
          boxSize: z.string().optional(),
          photos: z.int().optional(),
          /** Of prints. */
          printType: z.string().optional(),
        }),
        ...productPriceShape,
        choices: z.object({
          photoFormat: productChoicesSchema,
          boxSize: productChoicesSchema.optional(),
          printType: productChoicesSchema.optional(),
          /** Number of photos the box holds. */
          photos: z.object({ min: z.int(), max: z.int() }).optional(),
          amount: z.object({ min: z.int(), max: z.int() }),
        }),
        designerUrl: z.string(),
      })
      .nullable(),
  }),
}

export const photoboxSchemas = {
  getPhotoboxData: getPhotoboxDataSchemas,
  getPhotoboxPrices: getPhotoboxPricesSchemas,
}
