import { z } from 'zod'
import {
  block,
  callToAction,
  fromPrice,
  one,
  oneOrNone,
  optionalAsset,
  optionalLink,
  optionalText,
  text,
} from '../fields.ts'
import { hasVisual, needsVisual, visual } from '../scene/schema.ts'

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
  ...visual,
  /** A silent film of the shop's own over the picture, which stays where it cannot or must not play. */
  video: optionalAsset,
  headline: text,
  text: optionalText,
  /** The button shows the visitor's own photo in this very picture; where it leads then stands below. */
  takesPhoto: z.boolean().optional(),
  cta: one(callToAction),
  note: optionalText,
  label: oneOrNone(wallLabel),
})
  .refine(hasVisual, needsVisual)
  .refine(({ video, picture }) => !video || picture, { message: 'a video needs its still picture' })
export type TeaserHero = z.infer<typeof teaserHeroSchema>
