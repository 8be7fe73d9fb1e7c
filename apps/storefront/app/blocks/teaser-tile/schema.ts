import { z } from 'zod'
import { block, fromPrice, link, optionalText, testedPrice, text } from '../fields.ts'
import { hasVisual, needsVisual, visual } from '../scene/schema.ts'

export const teaserTileSchema = block('teaser-tile', {
  ...visual,
  title: text,
  text: optionalText,
  link,
  fromPrice,
  ...testedPrice,
  span: z.enum(['third', 'half', 'wide', 'narrow', 'quarter']),
}).refine(hasVisual, needsVisual)
export type TeaserTile = z.infer<typeof teaserTileSchema>
