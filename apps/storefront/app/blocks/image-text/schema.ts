import { z } from 'zod'
import { asset, block, callToAction, fromPrice, oneOrNone, text } from '../fields.ts'

export const imageTextSchema = block('image-text', {
  picture: asset,
  headline: text,
  text,
  cta: oneOrNone(callToAction),
  fromPrice,
  side: z.enum(['left', 'right']),
})
export type ImageText = z.infer<typeof imageTextSchema>
