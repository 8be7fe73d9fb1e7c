import { z } from 'zod'
import { asset, block, format, link, materialType, optionalText, text } from '../fields.ts'

export const materialMatrixItemSchema = block('material-matrix-item', {
  materialType,
  title: text,
  text: optionalText,
  link,
  surface: text,
  depth: text,
  /** Stands up to damp rooms and the open air. */
  wet: z.boolean(),
  frameable: z.boolean(),
  picture: asset,
})
export type MaterialMatrixItem = z.infer<typeof materialMatrixItemSchema>

export const materialMatrixGroupSchema = block('material-matrix-group', {
  title: text,
  items: z.array(materialMatrixItemSchema).min(1),
})

export const materialMatrixSchema = block('material-matrix', {
  headline: text,
  anchor: z.string().optional(),
  /** The format that all materials are priced in. */
  priceFormat: format,
  groups: z.array(materialMatrixGroupSchema).min(1),
})
export type MaterialMatrix = z.infer<typeof materialMatrixSchema>
