import { z } from 'zod'
import { block, link, optionalText, text } from '../fields.ts'

export const accessoryOverviewSchema = block('accessory-overview', {
  headline: text,
  text: optionalText,
  /** Shows only these kinds, such as `envelope`. */
  accessoryTypes: z.array(text).optional(),
  /** Page with an `accessory-detail`. */
  detail: link,
})
export type AccessoryOverview = z.infer<typeof accessoryOverviewSchema>
