import { z } from 'zod'
import { block, oneOrNone, optionalText, text } from '../fields.ts'
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
  /** kartenliebe shows a card in place of a scene. */
  card: optionalText,
  label: oneOrNone(wallLabel),
  suggestionsHeadline: text,
  suggestions: z.array(teaserTileSchema),
})
export type ErrorStory = z.infer<typeof errorSchema>
