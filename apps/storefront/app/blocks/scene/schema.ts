import { z } from 'zod'
import { block, photoId, sceneId, text } from '../fields.ts'

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
