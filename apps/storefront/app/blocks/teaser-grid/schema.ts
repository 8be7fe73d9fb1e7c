import { z } from 'zod'
import { block, callToAction, oneOrNone, text } from '../fields.ts'
import { teaserTileSchema } from '../teaser-tile/schema.ts'

export const teaserGridSchema = block('teaser-grid', {
  headline: text,
  anchor: z.string().optional(),
  more: oneOrNone(callToAction),
  items: z.array(teaserTileSchema).min(1),
})
export type TeaserGrid = z.infer<typeof teaserGridSchema>
