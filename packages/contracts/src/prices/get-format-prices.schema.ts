import * as z from 'zod'
import { frameQuerySchema } from '../shapes.ts'
import { formatPriceSchema } from './format-price.schema.ts'

export const getFormatPricesSchemas = {
  query: frameQuerySchema.omit({ formatType: true }),
  response: z.object({ materialType: z.string(), formats: z.array(formatPriceSchema) }),
}
