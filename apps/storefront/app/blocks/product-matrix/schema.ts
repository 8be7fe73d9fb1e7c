import { z } from 'zod'
import { block, fromPrice, link, optionalText, text } from '../fields.ts'
import { hasVisual, needsVisual, visual } from '../scene/schema.ts'

const item = block('product-matrix-item', {
  title: text,
  text: optionalText,
  link,
  ...visual,
  fromPrice,
}).refine(hasVisual, needsVisual)

const group = block('product-matrix-group', {
  /** Names the group in the address, `cards`; the same in all languages. */
  name: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  title: text,
  items: z.array(item).min(1),
})

/** All kinds of products with what they cost at least, in groups that can be shown alone. */
export const productMatrixSchema = block('product-matrix', {
  headline: text,
  text: optionalText,
  level: z.enum(['1', '2']).optional(),
  anchor: optionalText,
  groups: z.array(group).min(1),
})
export type ProductMatrix = z.infer<typeof productMatrixSchema>
export type ProductMatrixItem = z.infer<typeof item>
