import * as z from 'zod'
import { timeSchema } from '../shapes.ts'

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
