import type { z } from 'zod'
import { block, optionalText, text } from '../fields.ts'

export const cardOverviewSchema = block('card-overview', {
  /** One of the catalogue's occasions; without it the cards of all occasions. */
  occasion: optionalText,
  headline: text,
  text: optionalText,
})
export type CardOverview = z.infer<typeof cardOverviewSchema>
