import { z } from 'zod'
import {
  block,
  callToAction,
  format,
  link,
  materialType,
  oneOrNone,
  optionalAsset,
  optionalText,
  text,
} from '../fields.ts'
import { sceneSchema } from '../scene/schema.ts'

export const comparisonColumnSchema = block('comparison-column', {
  title: text,
  materialType,
  /** With a frame the column's price is the framed picture's. */
  frameType: optionalText,
  picture: optionalAsset,
  scene: oneOrNone(sceneSchema),
  link,
}).refine(column => column.picture || column.scene, { message: 'needs a picture or a scene' })
export type ComparisonColumn = z.infer<typeof comparisonColumnSchema>

export const comparisonRowSchema = block('comparison-row', { term: text, values: z.array(text) })

export const comparisonSchema = block('comparison', {
  headline: text,
  more: oneOrNone(callToAction),
  columns: z.array(comparisonColumnSchema).min(2),
  rows: z.array(comparisonRowSchema).min(1),
  priceFormat: format,
}).refine(({ columns, rows }) => rows.every(row => row.values.length === columns.length), {
  message: 'every row needs one value per column',
})
export type Comparison = z.infer<typeof comparisonSchema>
