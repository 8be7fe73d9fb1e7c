import * as z from 'zod'
import {
  designItemShape,
  filterQuerySchema,
  listPageSchema,
  listQueryShape,
  namedOptionSchema,
} from '../list-shapes.ts'
import {
  formatPriceSchema,
  productChoicesSchema,
  productPriceShape,
  startingPriceSchema,
} from '../prices/schemas.ts'
import {
  frameConfigurationSchema,
  frameQuerySchema,
  numberFromQuery,
  quantitySchema,
  wordSchema,
} from '../shapes.ts'

export const collageItemShape = {
  designId: z.string(),
  ...designItemShape,
  /** Slots for photos. */
  slots: z.int(),
  /** Width to height, such as `3:2`. */
  ratio: z.string(),
  /** Sizes in mm with the text of the locale. */
  formats: z.array(namedOptionSchema),
  priceFrom: startingPriceSchema,
  designerUrl: z.string(),
}

export const getCollageDesignGroupSchemas = {
  query: frameQuerySchema.partial().extend({
    designId: wordSchema.optional(),
    quantity: numberFromQuery.pipe(quantitySchema).optional(),
  }),
  response: z.object({
    ...collageItemShape,
    /** Whether it is the channel's default collage. */
    isDefault: z.boolean(),
    /** Materials for printing, each with the prices of its formats. */
    materials: z.array(
      z.object({ materialType: z.string(), name: z.string(), formats: z.array(formatPriceSchema) }),
    ),
    /** The requested collage with defaults filled in. */
    chosen: z.object({
      configuration: frameConfigurationSchema.extend({ designId: z.string() }),
      ...productPriceShape,
      choices: z.object({
        materialType: productChoicesSchema,
        /** Formats of the design. */
        formatType: productChoicesSchema,
        options: z.array(z.object({ group: z.string(), name: z.string(), choices: productChoicesSchema })),
        /** An empty value means no frame; an empty list where the material has no frames. */
        frameType: productChoicesSchema,
      }),
      designerUrl: z.string(),
    }),
  }),
}

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

export const collageSchemas = {
  getCollageDesignGroup: getCollageDesignGroupSchemas,
  getCollageDesignGroups: getCollageDesignGroupsSchemas,
}
