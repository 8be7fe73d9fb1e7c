import * as z from 'zod'
import { numberFromQuery, timeSchema } from '../shapes.ts'

export const toolResultSchema = z.object({
  /** A name to save it under. */
  name: z.string().min(1),
  type: z.enum(['image/jpeg', 'image/webp']),
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
  bytes: z.int().positive(),
  /** Downloadable with this URL until `expiresAt`; the URL cannot be guessed. */
  url: z.string(),
})
export type ToolResult = z.infer<typeof toolResultSchema>

/** Results of a tool: one image, or one per page in the order of the pages. */
export const toolResultsSchema = z.object({
  results: z.array(toolResultSchema).min(1),
  /** Deletion of the results. */
  expiresAt: timeSchema,
})
export type ToolResults = z.infer<typeof toolResultsSchema>

export const convertFileSchemas = { response: toolResultsSchema }

export const convertPdfSchemas = { response: toolResultsSchema }

export const downloadResultSchemas = {
  query: z.object({
    file: z.string().max(64),
    name: z.string().max(200),
    signature: z.string().max(64),
  }),
}

export const optimizeImageSchemas = {
  query: z.object({
    type: z.enum(['jpeg', 'webp']).default('jpeg'),
    quality: numberFromQuery.pipe(z.int().min(1).max(100)).default(80),
    /** Longest side in pixels; a smaller image is not enlarged. */
    maxSide: numberFromQuery.pipe(z.int().min(16).max(5000)).default(2560),
  }),
  response: toolResultsSchema,
}

export const toolboxSchemas = {
  convertFile: convertFileSchemas,
  convertPdf: convertPdfSchemas,
  downloadResult: downloadResultSchemas,
  optimizeImage: optimizeImageSchemas,
}
