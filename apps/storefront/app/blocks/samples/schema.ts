import { z } from 'zod'
import { block, callToAction, cardId, oneOrNone, optionalText, sceneId, text } from '../fields.ts'

export const samplesSchema = block('samples', {
  headline: text,
  scene: sceneId,
  alt: text,
  /** `id` or `id--palette` of the card artwork, one per placement of the scene. */
  cards: z.array(cardId).min(1),
  items: z.array(text).min(1),
  note: optionalText,
  cta: oneOrNone(callToAction),
})
export type Samples = z.infer<typeof samplesSchema>
