import { z } from 'zod'
import { PHOTO_FORMATS, PHOTOBOX_SIZES } from '../../catalogue/vocabulary.ts'
import { date, minor, quantityDiscountSchema } from '../../prices/schema.ts'
import { limitsShape } from '../shared/limits-schema.ts'

const count = z.int().min(1).max(1000)
const format = z.enum(PHOTO_FORMATS)

/** `products/photoboxes.json`: box sizes, their formats and capacities. */
export const photoboxDefinitionSchema = z.strictObject({
  ...limitsShape,
  sizes: z.array(
    z.strictObject({
      id: z.enum(PHOTOBOX_SIZES),
      photos: z.strictObject({ min: count, max: count }),
      formats: z.array(format).min(1),
      /** Inside height of the box. */
      depthMm: z.number().gt(0).max(500),
    }),
  ),
  gramsPerM2: z.number().gt(0).max(1000),
  bleedMm: z.number().min(0).max(20),
  defaults: z.strictObject({ size: z.enum(PHOTOBOX_SIZES), format, photos: count }),
})

/** `prices/photoboxes*.json`: euro cents including VAT. */
export const photoboxPricesSchema = z.strictObject({
  version: z.string().min(1),
  validFrom: date,
  /** The empty box, by size and format. */
  boxes: z.record(z.enum(PHOTOBOX_SIZES), z.partialRecord(format, minor.min(1))),
  /** One photo in the box. */
  photos: z.partialRecord(format, minor.min(1)),
  step: z.int().min(1),
  tiers: z.array(quantityDiscountSchema),
})

export const photoboxConfigurationSchema = z.object({
  kind: z.literal('photobox'),
  boxSize: z.enum(PHOTOBOX_SIZES),
  photoFormat: format,
  photos: count,
})

export type PhotoboxDefinition = z.infer<typeof photoboxDefinitionSchema>
export type PhotoboxPrices = z.infer<typeof photoboxPricesSchema>
