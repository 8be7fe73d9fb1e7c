import { ARTICLE_KINDS } from '@passepartout/domain'
import * as z from 'zod'
import { filterQuerySchema, listPageSchema, listQueryShape } from '../list-shapes.ts'
import { priceFromSchema } from '../prices/product-price.schema.ts'
import { wordSchema } from '../shapes.ts'
import { accessoryItemShape } from './accessory-shapes.ts'

export const getAccessoriesSchemas = {
  query: z.object({
    /** One article, by the SKU of any of its colours. */
    sku: wordSchema.optional(),
    type: filterQuerySchema,
    color: filterQuerySchema,
    ...listQueryShape,
  }),
  response: listPageSchema(
    z.object({
      ...accessoryItemShape,
      /** One piece in the quantity in which it is cheapest. */
      priceFrom: priceFromSchema.extend({ quantity: z.int() }),
      /** Card formats and kinds of products that it is made for; none where it goes with anything. */
      fits: z.object({
        cardFormats: z.array(z.string()),
        kinds: z.array(z.enum(ARTICLE_KINDS)),
        materials: z.array(z.string()),
      }),
    }),
    ['type', 'color'],
  ),
}
