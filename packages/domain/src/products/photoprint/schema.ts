import { z } from 'zod'
import { PHOTO_FORMATS, PRINT_TYPES } from '../../catalogue/vocabulary.ts'
import { date, minor } from '../../prices/schema.ts'
import { limitsShape, roundingStepsSchema, tiersFromSchema } from '../shared/limits-schema.ts'

/** `products/photoprints.json`: papers and their formats. */
export const photoprintDefinitionSchema = z.strictObject({
  ...limitsShape,
  types: z.array(
    z.strictObject({
      id: z.enum(PRINT_TYPES),
      formats: z.array(z.enum(PHOTO_FORMATS)).min(1),
      gramsPerM2: z.number().gt(0).max(1000),
      surface: z.enum(['matt', 'satin', 'glossy']),
    }),
  ),
  bleedMm: z.number().min(0).max(20),
  defaults: z.strictObject({ type: z.enum(PRINT_TYPES), format: z.enum(PHOTO_FORMATS) }),
})

/** `prices/photoprints*.json`: euro cents including VAT, by print. */
export const photoprintPricesSchema = z.strictObject({
  version: z.string().min(1),
  validFrom: date,
  tiersFrom: tiersFromSchema,
  /** By type and format: the price of a print at each quantity of `tiersFrom`. */
  units: z.record(z.enum(PRINT_TYPES), z.partialRecord(z.enum(PHOTO_FORMATS), z.array(minor.min(1)).min(1))),
  steps: roundingStepsSchema,
})

export const photoprintConfigurationSchema = z.object({
  kind: z.literal('photoprint'),
  printType: z.enum(PRINT_TYPES),
  photoFormat: z.enum(PHOTO_FORMATS),
})

export type PhotoprintDefinition = z.infer<typeof photoprintDefinitionSchema>
export type PhotoprintPrices = z.infer<typeof photoprintPricesSchema>
