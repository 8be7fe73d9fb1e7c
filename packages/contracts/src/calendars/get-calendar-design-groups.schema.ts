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

export const getCalendarDesignGroupsSchemas = {
  query: z.object({
    /** One design with all its pages; unknown is not found. */
    designGroupId: wordSchema.optional(),
    calendarType: filterQuerySchema,
    formatType: filterQuerySchema,
    color: filterQuerySchema,
    label: filterQuerySchema,
    /** `din-landscape`, `din-portrait`, `square`. */
    categoryIds: filterQuerySchema,
    ...listQueryShape,
  }),
  response: listPageSchema(
    z.object({
      designGroupId: z.string(),
      ...designItemShape,
      calendarTypes: z.array(namedSchema),
      formats: z.array(namedSchema),
      priceFrom: priceFromSchema,
      designerUrl: z.string(),
    }),
    ['calendarType', 'formatType', 'color', 'label', 'categoryIds'],
  ),
}
