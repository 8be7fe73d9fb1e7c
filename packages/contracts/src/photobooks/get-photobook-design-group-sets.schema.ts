import * as z from 'zod'
import {
  designItemShape,
  filterQuerySchema,
  listPageSchema,
  listQueryShape,
  namedSchema,
} from '../list-shapes.ts'
import { priceFromSchema } from '../prices/product-price.schema.ts'
import { wordSchema } from '../shapes.ts'

export const getPhotobookDesignGroupSetsSchemas = {
  query: z.object({
    /** One design with all its pages; unknown is not found. */
    designGroupSetId: wordSchema.optional(),
    /** `1` to `50`, and `kl-1` to `kl-39` of the card shop. */
    categoryIds: filterQuerySchema,
    photobookType: filterQuerySchema,
    photobookFormat: filterQuerySchema,
    color: filterQuerySchema,
    label: filterQuerySchema,
    ...listQueryShape,
  }),
  response: listPageSchema(
    z.object({
      designGroupSetId: z.string(),
      ...designItemShape,
      photobookTypes: z.array(namedSchema),
      formats: z.array(namedSchema),
      categories: z.array(namedSchema),
      priceFrom: priceFromSchema,
      designerUrl: z.string(),
    }),
    ['categoryIds', 'photobookType', 'photobookFormat', 'color', 'label'],
  ),
}
