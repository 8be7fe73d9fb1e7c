import { z } from 'zod'
import { block, fromPrice, link, one, text } from '../fields.ts'
import { sceneSchema } from '../scene/schema.ts'

export const photoDropTileSchema = block('photo-drop-tile', {
  scene: one(sceneSchema),
  title: text,
  fromPrice,
  link,
})
export type PhotoDropTile = z.infer<typeof photoDropTileSchema>

export const photoDropSchema = block('photo-drop', {
  headline: text,
  text,
  note: text,
  tiles: z.array(photoDropTileSchema).min(1),
})
export type PhotoDrop = z.infer<typeof photoDropSchema>
