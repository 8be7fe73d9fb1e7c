import { z } from 'zod'
import { block, oneOrNone, optionalText, text } from '../fields.ts'
import { anyBlock } from '../page/schema.ts'
import { sceneSchema } from '../scene/schema.ts'
import { wallLabel } from '../teaser-hero/schema.ts'
import { teaserTileSchema } from '../teaser-tile/schema.ts'

/** Content type of the story `error`, shown with status 404. */
export const errorSchema = block('error', {
  title: text,
  description: optionalText,
  headline: text,
  text,
  scene: oneOrNone(sceneSchema),
  label: oneOrNone(wallLabel),
  suggestionsHeadline: optionalText,
  suggestions: z.array(teaserTileSchema).default([]),
  /** Blocks of a page below, where tiles are not enough. */
  body: z.array(anyBlock).default([]),
})
export type ErrorStory = z.infer<typeof errorSchema>
