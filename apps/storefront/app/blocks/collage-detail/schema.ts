import type { z } from 'zod'
import { block, optionalLink, optionalText } from '../fields.ts'

export const collageDetailSchema = block('collage-detail', {
  /** A collage; without it the one in the address, else the channel's own (spec 9). */
  designId: optionalText,
  /** The overview that all designs stand on. */
  overview: optionalLink,
})
export type CollageDetail = z.infer<typeof collageDetailSchema>
