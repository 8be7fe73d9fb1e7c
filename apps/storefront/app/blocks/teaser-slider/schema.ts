import { z } from 'zod'
import { block, callToAction, fromPrice, link, oneOrNone, optionalText, text } from '../fields.ts'
import { hasVisual, needsVisual, visual } from '../scene/schema.ts'

export const teaserSlideSchema = block('teaser-slide', {
  ...visual,
  title: text,
  text: optionalText,
  link,
  fromPrice,
}).refine(hasVisual, needsVisual)

export const teaserSliderSchema = block('teaser-slider', {
  headline: text,
  text: optionalText,
  more: oneOrNone(callToAction),
  items: z.array(teaserSlideSchema).min(1),
})
export type TeaserSlider = z.infer<typeof teaserSliderSchema>
