import { z } from 'zod'
import { asset, block, optionalText, text } from '../fields.ts'

export const refinementSchema = block('refinement', { picture: asset, title: text, text })
export const refinementsSchema = block('refinements', {
  headline: text,
  text: optionalText,
  items: z.array(refinementSchema).min(1),
})
export type Refinements = z.infer<typeof refinementsSchema>
