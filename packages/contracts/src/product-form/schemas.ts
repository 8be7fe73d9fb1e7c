import { PRODUCT_FORM_KINDS, WALL_ART_FORMS } from '@passepartout/domain'
import * as z from 'zod'
import { formatPriceSchema } from '../prices/schemas.ts'
import { displayMoneySchema, wordSchema } from '../shapes.ts'

/** Products of a product form (spec 3, "Calculator"). */
export const productFormKindSchema = z.enum([...WALL_ART_FORMS, ...PRODUCT_FORM_KINDS])

export const contextSchema = z.object({
  designId: z.string().nullable(),
  photoboxType: z.string().nullable(),
})

export const getProductFormReferenceSchemas = {
  query: z.object({
    product: productFormKindSchema,
    /** Only these options; all by default. */
    values: z.array(wordSchema).max(50).optional(),
    /** The frame of a framed material. */
    frameType: wordSchema.optional(),
    designId: wordSchema.optional(),
    photoboxType: wordSchema.optional(),
    /** Initially selected article. */
    sku: wordSchema.optional(),
  }),
  response: z.object({
    product: productFormKindSchema,
    /** Initially selected option: that of the SKU, else the first. */
    selectedValue: z.string(),
    options: z.array(
      z.object({
        value: z.string(),
        name: z.string(),
        labelTranslationKey: z.string(),
        /** Options of one group are adjacent; null where they are not grouped. */
        group: z.string().nullable(),
        formats: z.array(formatPriceSchema),
        initiallySelectedFormat: z.string(),
        context: contextSchema,
      }),
    ),
    /** Labels on options by index, such as a campaign's discount. The page sets their colours. */
    labels: z.array(
      z.object({
        index: z.int(),
        text: z.string(),
        backgroundColor: z.string().nullable(),
        textColor: z.string().nullable(),
      }),
    ),
    context: contextSchema,
    sku: z
      .object({
        sku: z.string(),
        value: z.string(),
        formatType: z.string(),
        priceCurrent: displayMoneySchema,
        priceOriginal: displayMoneySchema,
      })
      .nullable(),
  }),
}

export const productFormSchemas = { getCalculatorReference: getProductFormReferenceSchemas }
