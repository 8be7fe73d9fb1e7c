import * as z from 'zod'
import { namedSchema } from '../list-shapes.ts'

const limits = z.object({ min: z.int(), max: z.int() })
const formatSchema = z.object({
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
    photoboxTypes: z.array(namedSchema),
    boxes: z.object({
      sizes: z.array(
        z.object({
          boxSize: z.string(),
          name: z.string(),
          /** How many photos the box takes. */
          photos: limits,
          depthMm: z.number(),
          formats: z.array(formatSchema),
        }),
      ),
      /** How many boxes can be ordered. */
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
