import { z } from 'zod'
import { block, optionalText, text } from '../fields.ts'

/** One photograph with what its licence asks to be said. */
export const creditSchema = block('credit', {
  photo: text,
  title: text,
  author: text,
  licence: text,
  licenceUrl: z.url(),
  sourceUrl: optionalText,
  changes: optionalText,
})
export type Credit = z.infer<typeof creditSchema>

export const creditsSchema = block('credits', {
  headline: text,
  text: optionalText,
  items: z.array(creditSchema).min(1),
})
export type Credits = z.infer<typeof creditsSchema>
