import { z } from 'zod'
import { block, format, link, materialType, optionalText, text } from '../fields.ts'
import { sceneSchema } from '../scene/schema.ts'

export const calculatorMaterialSchema = block('calculator-material', { materialType, title: text, link })

export const calculatorSchema = block('calculator', {
  product: z.literal('photo-frame'),
  materialType,
  headline: text,
  text,
  /** The gallery; the first is the wall to scale. */
  scenes: z.array(sceneSchema).min(1),
  initiallySelectedFormat: format.optional(),
  /** Frame that is chosen at first, for pages about framed pictures. */
  frameType: optionalText,
  sku: optionalText,
  labels: z.array(z.object({ text, colour: optionalText })).optional(),
  ctaColors: z.object({ background: text, text }).optional(),
  /** The other materials, for the picker above the formats. */
  links: z.array(calculatorMaterialSchema),
})
export type Calculator = z.infer<typeof calculatorSchema>
