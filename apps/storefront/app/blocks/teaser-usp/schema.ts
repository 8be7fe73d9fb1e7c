import { z } from 'zod'
import { block, optionalLink, optionalText, text } from '../fields.ts'

export const uspSchema = block('usp', {
  icon: z.enum(['truck', 'phone', 'sample', 'photo', 'check', 'retry', 'cart', 'pencil']),
  title: text,
  text: optionalText,
  link: optionalLink,
})

export const teaserUspSchema = block('teaser-usp', {
  /** Names the list for who cannot see it. */
  label: text,
  items: z.array(uspSchema).min(1).max(4),
})
export type TeaserUsp = z.infer<typeof teaserUspSchema>
