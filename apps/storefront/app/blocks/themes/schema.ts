import { z } from 'zod'
import { block, callToAction, oneOrNone, optionalText, text } from '../fields.ts'

/** A choice of cards that the catalogue keeps up to date, four beside each other. */
export const themesSchema = block('themes', {
  headline: text,
  text: optionalText,
  more: oneOrNone(callToAction),
  /** Cards for the occasion of the one in the address, `/themes/{id}`, without that one. */
  similar: z.boolean().optional(),
  occasion: optionalText,
  categories: z.array(text).optional(),
  styles: z.array(text).optional(),
  sort: z.enum(['sort', 'created', 'popularity']).optional(),
  count: z.enum(['4', '8', '12']).optional(),
})
export type Themes = z.infer<typeof themesSchema>
