import * as z from 'zod'
import { formatGroupPricesSchema } from './format-price.schema.ts'
import { getFormatGroupPricesSchemas } from './get-format-group-prices.schema.ts'

/** A picture of the shop's own; sizes and types come from the picture service. */
const pictureSchema = z.object({ src: z.string(), alt: z.string() })

export const getFormatGroupPricesImagesSchemas = {
  query: getFormatGroupPricesSchemas.query,
  response: z.object({
    materialType: z.string(),
    image: pictureSchema,
    groups: z.array(
      formatGroupPricesSchema.extend({
        /** Width by height of the group's first format, to draw it to scale. */
        aspect: z.number().positive(),
      }),
    ),
  }),
}
