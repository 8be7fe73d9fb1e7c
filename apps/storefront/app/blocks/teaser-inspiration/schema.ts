import { z } from 'zod'
import { block, callToAction, link, oneOrNone, optionalText, text } from '../fields.ts'
import { hasVisual, needsVisual, visual } from '../scene/schema.ts'

export const inspirationSchema = block('inspiration', {
  ...visual,
  /** What hangs or lies there, in two or three words. */
  title: text,
  link,
}).refine(hasVisual, needsVisual)

export const teaserInspirationSchema = block('teaser-inspiration', {
  headline: text,
  text: optionalText,
  more: oneOrNone(callToAction),
  items: z.array(inspirationSchema).min(1),
})
export type TeaserInspiration = z.infer<typeof teaserInspirationSchema>
