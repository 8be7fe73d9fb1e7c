import { z } from 'zod'
import { block, fromPrice, link, one, optionalText, text } from '../fields.ts'
import { sceneSchema } from '../scene/schema.ts'

export const teaserTileSchema = block('teaser-tile', {
  scene: one(sceneSchema),
  title: text,
  text: optionalText,
  link,
  fromPrice,
  span: z.enum(['third', 'half', 'wide', 'narrow', 'quarter']),
})
export type TeaserTile = z.infer<typeof teaserTileSchema>
