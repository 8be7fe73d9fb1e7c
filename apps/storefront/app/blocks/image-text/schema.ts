import { z } from 'zod'
import { asset, block, text } from '../fields.ts'

export const imageTextSchema = block('image-text', {
  picture: asset,
  headline: text,
  text,
  side: z.enum(['left', 'right']),
})
export type ImageText = z.infer<typeof imageTextSchema>
