import { z } from 'zod'
import { asset, block, optionalText } from '../fields.ts'

export const imageSchema = block('image', {
  picture: asset,
  caption: optionalText,
  /** A wide band (by default), or the picture's own shape. */
  shape: z.enum(['band', 'own']).optional(),
})
export type Image = z.infer<typeof imageSchema>
