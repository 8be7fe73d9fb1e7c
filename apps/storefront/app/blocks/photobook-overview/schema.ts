import { z } from 'zod'
import { block, link, optionalLink, optionalText, text } from '../fields.ts'
import { visual } from '../scene/schema.ts'

export const photobookOverviewSchema = block('photobook-overview', {
  headline: text,
  text: optionalText,
  /** Shows only these kinds, such as `echtfotobuch`. */
  photobookTypes: z.array(text).optional(),
  /** Shows only these categories, `1` to `50` and `kl-1` to `kl-39`. */
  categoryIds: z.array(text).optional(),
  /** Kinds to choose from above the list, each with its page. */
  kinds: z
    .array(z.object({ photobookType: text, title: text, text: optionalText, link, ...visual }))
    .optional(),
  /** Page with a `photobook-detail`; without it the designs lead into the designer. */
  detail: optionalLink,
})
export type PhotobookOverview = z.infer<typeof photobookOverviewSchema>
