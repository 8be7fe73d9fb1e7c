import { z } from 'zod'
import {
  asset,
  block,
  callToAction,
  fromPrice,
  link,
  materialType,
  oneOrNone,
  optionalText,
  text,
} from '../fields.ts'

export const materialStripSchema = block('material-strip', {
  materialType,
  title: text,
  text,
  picture: asset,
  link,
  fromPrice,
})
export type MaterialStrip = z.infer<typeof materialStripSchema>

export const materialStripsSchema = block('material-strips', {
  headline: text,
  text: optionalText,
  more: oneOrNone(callToAction),
  items: z.array(materialStripSchema).min(2),
})
export type MaterialStrips = z.infer<typeof materialStripsSchema>
