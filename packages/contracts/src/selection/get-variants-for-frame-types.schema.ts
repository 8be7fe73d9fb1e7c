import * as z from 'zod'
import { wordSchema } from '../shapes.ts'

export const getVariantsForFrameTypesSchemas = {
  query: z.object({ frameTypes: z.array(wordSchema).min(1).max(50) }),
  response: z.object({
    variants: z.array(
      z.object({
        frameType: z.string(),
        name: z.string(),
        /** Pictures that may carry it, each with the options it then has. */
        materials: z.array(
          z.object({
            materialType: z.string(),
            name: z.string(),
            initiallySelectedFormat: z.string(),
            optionTypes: z.array(z.string()),
          }),
        ),
      }),
    ),
  }),
}
