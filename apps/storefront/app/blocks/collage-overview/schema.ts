import { z } from 'zod'
import { block, optionalLink, optionalText, text } from '../fields.ts'

export const collageOverviewSchema = block('collage-overview', {
  headline: text,
  text: optionalText,
  /** Shows only these shapes: `din-landscape`, `din-portrait`, `square`. */
  categoryIds: z.array(text).optional(),
  /** Page with a `collage-detail`, for channels that show it before the designer (spec 9). */
  detail: optionalLink,
})
export type CollageOverview = z.infer<typeof collageOverviewSchema>
