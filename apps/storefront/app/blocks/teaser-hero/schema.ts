import { z } from 'zod'
import {
  block,
  callToAction,
  fromPrice,
  one,
  oneOrNone,
  optionalLink,
  optionalText,
  text,
} from '../fields.ts'
import { sceneSchema } from '../scene/schema.ts'

/** The museum label beside a hung picture: what it is, and the way to exactly that configuration. */
export const wallLabel = z.object({
  title: text,
  technique: text,
  size: optionalText,
  fromPrice,
  link: optionalLink,
})
export type WallLabel = z.infer<typeof wallLabel>

export const teaserHeroSchema = block('teaser-hero', {
  scene: one(sceneSchema),
  headline: text,
  text: optionalText,
  cta: one(callToAction),
  note: optionalText,
  label: oneOrNone(wallLabel),
})
export type TeaserHero = z.infer<typeof teaserHeroSchema>
