import * as z from 'zod'
import { numberFromQuery, timeSchema } from '../shapes.ts'

export const toolResultSchema = z.object({
  /** A name to save it under. */
  name: z.string().min(1),
  type: z.enum(['image/jpeg', 'image/webp']),
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
  bytes: z.int().positive(),
  /** Answers whoever has it until `expiresAt`; nobody can guess it. */
  url: z.string(),
})
export type ToolResult = z.infer<typeof toolResultSchema>

/** What a tool made of a file: one picture, or one per page in the order of the pages. */
export const toolResultsSchema = z.object({
  results: z.array(toolResultSchema).min(1),
  /** The results are deleted then. */
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
    /** Longest side in pixels; a smaller picture keeps its size. */
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
