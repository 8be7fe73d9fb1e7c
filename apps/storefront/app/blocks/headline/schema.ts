import { z } from 'zod'
import { block, optionalText, text } from '../fields.ts'

export const headlineSchema = block('headline', {
  text,
  level: z.enum(['1', '2', '3']),
  lead: optionalText,
  anchor: optionalText,
})
export type Headline = z.infer<typeof headlineSchema>
