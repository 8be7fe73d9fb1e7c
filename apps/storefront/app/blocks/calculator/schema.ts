import { FORM_CALCULATORS, WALL_CALCULATORS } from '@passepartout/domain'
import { z } from 'zod'
import { block, format, link, materialType, optionalText, text } from '../fields.ts'
import { sceneSchema } from '../scene/schema.ts'

export const calculatorMaterialSchema = block('calculator-material', {
  materialType,
  title: text,
  link,
  /** Heading of the materials from this one on, where they are grouped. */
  group: optionalText,
})

const shared = {
  headline: text,
  text,
  /** The gallery; for wall art the first is the wall to scale. */
  scenes: z.array(sceneSchema).min(1),
  /** Words at single options, counted from 0, in colours of their own. */
  labels: z
    .array(
      z.object({
        index: z.int().min(0),
        text,
        backgroundColor: optionalText,
        textColor: optionalText,
      }),
    )
    .optional(),
  ctaColors: z.object({ background: text, text }).optional(),
}

/** Wall art of one material, alone or in a frame. */
export const wallArtCalculatorSchema = block('calculator', {
  product: z.enum(WALL_CALCULATORS),
  ...shared,
  materialType,
  initiallySelectedFormat: format.optional(),
  /** Frame that is chosen at first, for pages about framed pictures. */
  frameType: optionalText,
  sku: optionalText,
  /** The other materials, for the picker above the formats. */
  links: z.array(calculatorMaterialSchema),
})
export type WallArtCalculator = z.infer<typeof wallArtCalculatorSchema>

/** Everything else: no wall, but a table. */
export const goodsCalculatorSchema = block('calculator', {
  product: z.enum(FORM_CALCULATORS),
  ...shared,
  /** The collage that a calculator for collages is about; without it the one in the address, else the channel's own. */
  designId: optionalText,
})
export type GoodsCalculator = z.infer<typeof goodsCalculatorSchema>

export const calculatorSchema = z.discriminatedUnion('product', [
  wallArtCalculatorSchema,
  goodsCalculatorSchema,
])
export type Calculator = z.infer<typeof calculatorSchema>

export const isWallArt = (block: Calculator): block is WallArtCalculator =>
  WALL_CALCULATORS.some(product => product === block.product)
