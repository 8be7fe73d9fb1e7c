import type { z } from 'zod'
import { block, optionalLink, optionalText } from '../fields.ts'

export const photobookDetailSchema = block('photobook-detail', {
  /** A photobook design; without it the one in the address, else the first. */
  designGroupSetId: optionalText,
  /** The overview that all designs stand on. */
  overview: optionalLink,
})
export type PhotobookDetail = z.infer<typeof photobookDetailSchema>
