import { z } from 'zod'
import { block, callToAction, cardId, oneOrNone, optionalText, text } from '../fields.ts'

export const cardRowSchema = block('card-row', {
  headline: text,
  text: optionalText,
  more: oneOrNone(callToAction),
  cards: z.array(cardId).min(1),
})
export type CardRow = z.infer<typeof cardRowSchema>
