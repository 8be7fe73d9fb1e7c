import * as z from 'zod'
import {
  getArticlePriceSchemas,
  getFormatGroupPricesSchemas,
  getFormatPricesSchemas,
} from '../prices/schemas.ts'
import { frameConfigurationSchema, frameQuerySchema, wordSchema } from '../shapes.ts'

/** Limits of producible formats, in either orientation. */
export const formatLimitsSchema = z.object({
  minSideMm: z.number(),
  maxShortSideMm: z.number(),
  maxLongSideMm: z.number(),
  /** The limits formatted for the locale. */
  minText: z.string(),
  maxText: z.string(),
})

export const getFormatLimitsSchemas = {
  query: frameQuerySchema.omit({ formatType: true, optionTypes: true }),
  response: formatLimitsSchema.extend({
    materialType: z.string(),
    /** False where the material is made in the listed formats only. */
    freeFormat: z.boolean(),
    unit: z.enum(['cm', 'in']),
  }),
}

/** A selectable value, or the reason why it is not. */
export const choiceSchema = z.object({
  value: z.string(),
  name: z.string(),
  chosen: z.boolean(),
  allowed: z.boolean(),
  /** Reason for the customer; null where it is allowed. */
  reason: z.string().nullable(),
})

export const getSelectionDataSchemas = {
  query: frameQuerySchema.partial(),
  response: z.object({
    /** The requested configuration with defaults filled in. */
    configuration: frameConfigurationSchema,
    materials: z.array(
      z.object({
        materialType: z.string(),
        name: z.string(),
        text: z.string(),
        group: z.enum(['bestseller', 'premium', 'additional']),
        thicknessMm: z.number(),
        surface: z.enum(['matt', 'satin', 'glossy']),
        wet: z.boolean(),
        initiallySelectedFormat: z.string(),
        chosen: z.boolean(),
      }),
    ),
    formats: z.array(
      z.object({
        group: z.string(),
        name: z.string(),
        main: z.array(choiceSchema),
        more: z.array(choiceSchema),
      }),
    ),
    /** Null where only the listed formats are made. */
    freeFormat: formatLimitsSchema.nullable(),
    options: z.array(z.object({ group: z.string(), name: z.string(), choices: z.array(choiceSchema) })),
    frames: z.array(
      z.object({
        kind: z.string(),
        name: z.string(),
        text: z.string(),
        finishes: z.array(choiceSchema.extend({ colour: z.string() })),
      }),
    ),
    mats: z.array(choiceSchema.extend({ sizesMm: z.array(z.number()) })),
  }),
}

export const getVariantsForFrameTypesSchemas = {
  query: z.object({ frameTypes: z.array(wordSchema).min(1).max(50) }),
  response: z.object({
    variants: z.array(
      z.object({
        frameType: z.string(),
        name: z.string(),
        /** Materials compatible with it, each with its remaining options. */
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

export const selectionSchemas = {
  getFormatLimits: getFormatLimitsSchemas,
  getSelectionArticlePrice: getArticlePriceSchemas,
  getSelectionData: getSelectionDataSchemas,
  getSelectionFormatGroupPrices: getFormatGroupPricesSchemas,
  getSelectionFormatPrices: getFormatPricesSchemas,
  getVariantsForFrameTypes: getVariantsForFrameTypesSchemas,
}
