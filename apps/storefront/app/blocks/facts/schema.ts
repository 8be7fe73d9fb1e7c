import { z } from 'zod'
import { block, text } from '../fields.ts'

export const factSchema = block('fact', { term: text, text })
export const factsSchema = block('facts', { items: z.array(factSchema).min(1) })
export type Facts = z.infer<typeof factsSchema>
