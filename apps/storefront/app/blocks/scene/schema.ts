import { z } from 'zod'
import { block, oneOrNone, optionalAsset, photoId, sceneId, text } from '../fields.ts'

/** A room, table or close-up (a folder of content/assets/scenes) with photographs in its placements. */
export const sceneSchema = block('scene', {
  scene: sceneId,
  /** Ids of content/assets/photos, one per placement; repeated where there are fewer. */
  photos: z.array(photoId).min(1),
  alt: text,
  /** Part of the scene to show, `x y width height` as fractions of it. */
  crop: z
    .string()
    .regex(/^(0|1|0?\.\d+)( (0|1|0?\.\d+)){3}$/, 'four fractions: x y width height')
    .optional(),
})
export type Scene = z.infer<typeof sceneSchema>

/** Fields of what a teaser shows: a scene, or a picture. */
export const visual = { scene: oneOrNone(sceneSchema), picture: optionalAsset }
export const hasVisual = ({ scene, picture }: { scene?: unknown; picture?: unknown }): boolean =>
  scene !== undefined || picture !== undefined
export const needsVisual = { message: 'needs a picture or a scene' }
