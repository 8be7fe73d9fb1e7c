import * as z from 'zod'
import { frameQuerySchema, wordSchema } from '../shapes.ts'
import { formatGroupPricesSchema } from './format-price.schema.ts'

export const getFormatGroupPricesSchemas = {
  query: frameQuerySchema.omit({ formatType: true }).extend({
    /** One ratio group alone, such as `3:2` or `square`. */
    formatGroup: wordSchema.optional(),
  }),
  response: z.object({ materialType: z.string(), groups: z.array(formatGroupPricesSchema) }),
}
