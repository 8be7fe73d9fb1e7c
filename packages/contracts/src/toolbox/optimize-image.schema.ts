import * as z from 'zod'
import { queryNumber } from '../shapes.ts'
import { toolResultsSchema } from './tool-results.schema.ts'

export const optimizeImageSchemas = {
  query: z.object({
    type: z.enum(['jpeg', 'webp']).default('jpeg'),
    quality: queryNumber.pipe(z.int().min(1).max(100)).default(80),
    /** Longest side in pixels; a smaller picture keeps its size. */
    maxSide: queryNumber.pipe(z.int().min(16).max(5000)).default(2560),
  }),
  response: toolResultsSchema,
}
