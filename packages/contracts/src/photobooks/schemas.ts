import * as z from 'zod'
import {
  designItemShape,
  filterQuerySchema,
  listPageSchema,
  listQueryShape,
  namedOptionSchema,
} from '../list-shapes.ts'
import {
  amountQuerySchema,
  productChoicesSchema,
  productPriceShape,
  startingPriceSchema,
} from '../prices/schemas.ts'
import { displayMoneySchema, numberFromQuery, wordSchema } from '../shapes.ts'

export const getPhotobookDesignGroupSetsSchemas = {
  query: z.object({
    /** One design with all its pages; 404 for an unknown one. */
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
      photobookTypes: z.array(namedOptionSchema),
      formats: z.array(namedOptionSchema),
      categories: z.array(namedOptionSchema),
      priceFrom: startingPriceSchema,
      designerUrl: z.string(),
    }),
    ['categoryIds', 'photobookType', 'photobookFormat', 'color', 'label'],
  ),
}

export const getPhotobookPriceSchemas = {
  query: z.object({
    /** Printing and cover together, such as `digitalfotobuch-hard`. */
    photobookType: wordSchema.optional(),
    photobookPrinting: wordSchema.optional(),
    photobookCover: wordSchema.optional(),
    photobookBinding: wordSchema.optional(),
    photobookPaper: wordSchema.optional(),
    photobookFormat: wordSchema.optional(),
    photobookPageCount: numberFromQuery.pipe(z.int()).optional(),
    photobookCoverLamination: wordSchema.optional(),
    refinementType: wordSchema.optional(),
    amount: amountQuerySchema.optional(),
    /** Alias of `amount`, which wins where both are given. */
    quantity: amountQuerySchema.optional(),
    /** Passed on to the designer. */
    designGroupSetId: wordSchema.optional(),
    /** The palette; passed on as well. */
    designId: wordSchema.optional(),
  }),
  response: z.object({
    /** As priced: the requested configuration with defaults filled in. */
    configuration: z.object({
      photobookPrinting: z.string(),
      photobookCover: z.string(),
      photobookBinding: z.string(),
      photobookPaper: z.string(),
      photobookFormat: z.string(),
      photobookPageCount: z.int(),
      photobookCoverLamination: z.string(),
      refinementType: z.string(),
    }),
    ...productPriceShape,
    /** The next page count, its price and surcharge; null at the last. */
    nextPages: z
      .object({ photobookPageCount: z.int(), price: displayMoneySchema, surcharge: displayMoneySchema })
      .nullable(),
    /** Every page count of this book. */
    graduationsPageCount: z.array(z.int()),
    spine: z.object({
      /** Null where the book has none. */
      widthMm: z.number().nullable(),
      /** Formatted length of the locale. */
      text: z.string().nullable(),
      /** Whether text fits on it, and the width available for it. */
      textFits: z.boolean(),
      textMm: z.number().nullable(),
    }),
    choices: z.object({
      photobookPrinting: productChoicesSchema,
      photobookCover: productChoicesSchema,
      photobookBinding: productChoicesSchema,
      photobookPaper: productChoicesSchema,
      photobookFormat: productChoicesSchema,
      photobookCoverLamination: productChoicesSchema,
      refinementType: productChoicesSchema,
      amount: z.object({ min: z.int(), max: z.int() }),
    }),
    designerUrl: z.string(),
  }),
}

export const photobookSchemas = {
  getPhotobookDesignGroupSets: getPhotobookDesignGroupSetsSchemas,
  getPhotobookPrice: getPhotobookPriceSchemas,
}
