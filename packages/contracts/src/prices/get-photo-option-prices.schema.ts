import * as z from 'zod'
import { frameQuerySchema, shownMoneySchema, wordSchema } from '../shapes.ts'

export const getPhotoOptionPricesSchemas = {
  query: z.object({
    materialType: wordSchema,
    /** One value alone, such as `keilrahmen-38`. */
    optionType: wordSchema.optional(),
    /** One group alone, such as `keilrahmen`. */
    optionTypeGroup: wordSchema.optional(),
    /** The material's first format where it is left out. */
    formatType: frameQuerySchema.shape.formatType.optional(),
    frameType: frameQuerySchema.shape.frameType,
  }),
  response: z.object({
    materialType: z.string(),
    formatType: z.string(),
    groups: z.array(
      z.object({
        optionTypeGroup: z.string(),
        name: z.string(),
        options: z.array(
          z.object({
            optionType: z.string(),
            name: z.string(),
            isDefault: z.boolean(),
            /** What it adds to the picture, beside the group's default. May be negative. */
            price: shownMoneySchema,
          }),
        ),
      }),
    ),
  }),
}
