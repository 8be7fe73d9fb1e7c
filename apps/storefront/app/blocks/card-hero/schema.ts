import { z } from 'zod'
import { block, callToAction, cardId, one, optionalText, sceneId, text } from '../fields.ts'

/** `id` or `id--palette` of the card artwork, one per placement of the scene. */
export const cardHeroSchema = block('card-hero', {
  scene: sceneId,
  alt: text,
  cards: z.array(cardId).min(1),
  headline: text,
  text: optionalText,
  cta: one(callToAction),
})
export type CardHero = z.infer<typeof cardHeroSchema>
