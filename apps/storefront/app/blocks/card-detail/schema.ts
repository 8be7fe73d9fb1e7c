import type { z } from 'zod'
import { block, optionalLink, optionalText } from '../fields.ts'

export const cardDetailSchema = block('card-detail', {
  /** A theme of the catalogue; without it the one in the address, `/themes/{id}`. */
  themeId: optionalText,
  /** The overview that all designs stand on. */
  overview: optionalLink,
})
export type CardDetail = z.infer<typeof cardDetailSchema>
