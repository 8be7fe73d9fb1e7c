import { z } from 'zod'
import { block, cardId, optionalText, text } from '../fields.ts'

export const cardOverviewGroupSchema = block('card-overview-group', {
  title: text,
  /** Card shown in the group's circle. */
  card: cardId.optional(),
  /** The cards of the group; the first group without any shows all. */
  cards: z.array(cardId).optional(),
})

export const cardOverviewSchema = block('card-overview', {
  occasion: text,
  headline: text,
  text: optionalText,
  groups: z.array(cardOverviewGroupSchema),
  cards: z.array(cardId).min(1),
})
export type CardOverview = z.infer<typeof cardOverviewSchema>
