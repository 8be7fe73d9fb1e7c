import { z } from 'zod'
import { block, callToAction, cardId, oneOrNone, optionalLink, text } from '../fields.ts'

export const occasionSchema = block('occasion', {
  occasion: text,
  cards: z.tuple([cardId, cardId]),
  /** Ground of the tile, `#RRGGBB`. */
  tint: z.string().regex(/^#[0-9A-F]{6}$/i),
  title: text,
  text,
  /** Left empty while the occasion has no page yet: the tile is then no link. */
  link: optionalLink,
})
export type Occasion = z.infer<typeof occasionSchema>

export const occasionGridSchema = block('occasion-grid', {
  headline: text,
  more: oneOrNone(callToAction),
  items: z.array(occasionSchema).min(1),
})
export type OccasionGrid = z.infer<typeof occasionGridSchema>
