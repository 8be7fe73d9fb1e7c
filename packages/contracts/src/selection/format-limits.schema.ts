import * as z from 'zod'
import { frameQuerySchema } from '../shapes.ts'

/** What can be produced, whichever way the picture is turned. */
export const formatLimitsSchema = z.object({
  minSideMm: z.number(),
  maxShortSideMm: z.number(),
  maxLongSideMm: z.number(),
  /** The same as the locale writes lengths. */
  minText: z.string(),
  maxText: z.string(),
})

export const getFormatLimitsSchemas = {
  query: frameQuerySchema.omit({ formatType: true, optionTypes: true }),
  response: formatLimitsSchema.extend({
    materialType: z.string(),
    /** False where the material is made in the listed formats only. */
    freeFormat: z.boolean(),
    unit: z.enum(['cm', 'in']),
  }),
}
