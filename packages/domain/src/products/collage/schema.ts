import { z } from 'zod'
import { date, minor } from '../../prices/schema.ts'
import { wallArtShape } from '../photo-frame/schema.ts'
import { limitsShape, nameSchema } from '../shared/limits-schema.ts'

/** `products/collages.json`: wall art available for collage designs. */
export const collageDefinitionSchema = z.strictObject({
  ...limitsShape,
  materials: z.array(z.string().min(1)).min(1),
  defaults: z.strictObject({ material: z.string().min(1) }),
})

/** `prices/collages*.json`: surcharge of the design, in euro cents including VAT. */
export const collagePricesSchema = z.strictObject({
  version: z.string().min(1),
  validFrom: date,
  design: minor,
  step: z.int().min(1),
})

export const collageConfigurationSchema = z.object({
  kind: z.literal('collage'),
  ...wallArtShape,
  designId: nameSchema,
})

export type CollageDefinition = z.infer<typeof collageDefinitionSchema>
export type CollagePrices = z.infer<typeof collagePricesSchema>
