import * as z from 'zod'
import { filterQuerySchema, listPageSchema, listQueryShape } from '../list-shapes.ts'
import { collageItemShape } from './collage-item.schema.ts'

export const getCollageDesignGroupsSchemas = {
  query: z.object({
    /** `din-landscape`, `din-portrait`, `square`. */
    categoryIds: filterQuerySchema,
    slots: filterQuerySchema,
    ratio: filterQuerySchema,
    color: filterQuerySchema,
    label: filterQuerySchema,
    ...listQueryShape,
  }),
  response: listPageSchema(z.object(collageItemShape), ['categoryIds', 'slots', 'ratio', 'color', 'label']),
}
