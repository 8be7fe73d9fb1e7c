import { z } from 'zod'
import { block, callToAction, fromPrice, one, optionalText, testedPrice, text } from '../fields.ts'
import { hasVisual, needsVisual, visual } from '../scene/schema.ts'

export const teaserProductSchema = block('teaser-product', {
  ...visual,
  title: text,
  text: optionalText,
  /** What it is made of and comes with, a few words each. */
  points: z.array(text).max(5).optional(),
  fromPrice,
  ...testedPrice,
  cta: one(callToAction),
}).refine(hasVisual, needsVisual)
export type TeaserProduct = z.infer<typeof teaserProductSchema>
