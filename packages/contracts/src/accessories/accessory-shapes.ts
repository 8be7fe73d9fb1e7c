import { CARD_ACCESSORY_TYPES } from '@passepartout/domain'
import * as z from 'zod'
import { namedSchema } from '../list-shapes.ts'

export const accessoryTypeSchema = z.enum(CARD_ACCESSORY_TYPES)

/** An article from the shelf, with a SKU per colour. */
export const accessoryItemShape = {
  id: z.string(),
  type: namedSchema,
  name: z.string(),
  text: z.string(),
  /** Of one piece. */
  weightGrams: z.number(),
  variants: z.array(
    z.object({
      sku: z.string(),
      colour: namedSchema,
      swatch: z.string(),
      /** File name of its picture; null where only the colour tells it apart. */
      picture: z.string().nullable(),
    }),
  ),
}
