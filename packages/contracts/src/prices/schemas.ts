import { PART_CODES } from '@passepartout/domain'
import * as z from 'zod'
import {
  displayMoneySchema,
  frameConfigurationSchema,
  frameQuerySchema,
  numberFromQuery,
  quantitySchema,
  wordSchema,
} from '../shapes.ts'

/** A format with its price. */
export const formatPriceSchema = z.object({
  formatType: z.string(),
  /** Formatted size of the locale. */
  text: z.string(),
  priceCurrent: displayMoneySchema,
  priceOriginal: displayMoneySchema,
  discountPercent: z.int().min(0).max(100),
})

/** Formats of one ratio, without those incompatible with the rest of the configuration. */
export const formatGroupPricesSchema = z.object({
  group: z.string(),
  /** Its name in the shop's language. */
  name: z.string(),
  /** Displayed at once. */
  main: z.array(formatPriceSchema),
  /** Behind "more formats". */
  more: z.array(formatPriceSchema),
})

export const getArticlePriceSchemas = {
  query: frameQuerySchema.extend({ quantity: numberFromQuery.pipe(quantitySchema).optional() }),
  response: z.object({
    /** As priced: the requested configuration with defaults filled in. */
    configuration: frameConfigurationSchema,
    quantity: quantitySchema,
    priceCurrent: displayMoneySchema,
    priceOriginal: displayMoneySchema,
    /** Whole per cent; 0 without a reduction. */
    discountPercent: z.int().min(0).max(100),
    /** Lowest price of the 30 days before the reduction, where the country requires it. */
    referencePrice: displayMoneySchema.nullable(),
    /** Parts of the price; they add up exactly. */
    parts: z.array(
      z.object({
        code: z.enum(['material', 'option', 'frame', 'glass', 'mat']),
        value: z.string(),
        priceCurrent: displayMoneySchema,
        priceOriginal: displayMoneySchema,
      }),
    ),
    /** `priceCurrent` times quantity. */
    total: displayMoneySchema,
    /** `priceOriginal` times quantity. */
    totalOriginal: displayMoneySchema,
    /** Total of an order of this alone, with shipping; null where nothing is sent. */
    delivered: displayMoneySchema.nullable(),
    /** Per cent. */
    vatRate: z.number(),
    /** False where taxes come on top (United States). */
    vatIncluded: z.boolean(),
    quantityTiers: z.array(z.object({ from: z.int(), price: displayMoneySchema })),
  }),
}

export const getFormatGroupPricesSchemas = {
  query: frameQuerySchema.omit({ formatType: true }).extend({
    /** One ratio group alone, such as `3:2` or `square`. */
    formatGroup: wordSchema.optional(),
  }),
  response: z.object({ materialType: z.string(), groups: z.array(formatGroupPricesSchema) }),
}

/** An image of the shop; the image service adds sizes and types. */
const imageSchema = z.object({ src: z.string(), alt: z.string() })

export const getFormatGroupPricesImagesSchemas = {
  query: getFormatGroupPricesSchemas.query,
  response: z.object({
    materialType: z.string(),
    image: imageSchema,
    groups: z.array(
      formatGroupPricesSchema.extend({
        /** Width by height of the group's first format, to draw it to scale. */
        aspect: z.number().positive(),
      }),
    ),
  }),
}

export const getFormatPricesSchemas = {
  query: frameQuerySchema.omit({ formatType: true }),
  response: z.object({ materialType: z.string(), formats: z.array(formatPriceSchema) }),
}

export const getFramePricesSchemas = {
  query: frameQuerySchema.pick({ materialType: true, formatType: true, optionTypes: true }).extend({
    /** Without it, prices of frames alone. */
    materialType: frameQuerySchema.shape.materialType.optional(),
    formatType: frameQuerySchema.shape.formatType.optional(),
    frameType: frameQuerySchema.shape.frameType,
    matType: frameQuerySchema.shape.matType,
    matSize: frameQuerySchema.shape.matSize,
  }),
  response: z.object({
    /** Null in a request for frames alone. */
    materialType: z.string().nullable(),
    formatType: z.string(),
    /** Every frame available for the picture, with the price of picture and frame, or of the frame alone. */
    frames: z.array(
      z.object({
        frameType: z.string(),
        name: z.string(),
        finish: z.string(),
        priceCurrent: displayMoneySchema,
        priceOriginal: displayMoneySchema,
        discountPercent: z.int().min(0).max(100),
        /** Surcharge of frame, glass and mat on the picture; of a frame alone, its price. */
        surcharge: displayMoneySchema,
      }),
    ),
    /** Per cent. */
    vatRate: z.number(),
    /** False where taxes come on top (United States). */
    vatIncluded: z.boolean(),
  }),
}

export const getPhotoOptionPricesSchemas = {
  query: z.object({
    materialType: wordSchema,
    /** One value alone, such as `keilrahmen-38`. */
    optionType: wordSchema.optional(),
    /** One group alone, such as `keilrahmen`. */
    optionTypeGroup: wordSchema.optional(),
    /** Defaults to the material's first format. */
    formatType: frameQuerySchema.shape.formatType.optional(),
    frameType: frameQuerySchema.shape.frameType,
  }),
  response: z.object({
    materialType: z.string(),
    formatType: z.string(),
    groups: z.array(
      z.object({
        optionTypeGroup: z.string(),
        name: z.string(),
        options: z.array(
          z.object({
            optionType: z.string(),
            name: z.string(),
            isDefault: z.boolean(),
            /** Surcharge compared with the group's default. May be negative. */
            price: displayMoneySchema,
          }),
        ),
      }),
    ),
  }),
}

export const getPricesFromSchemas = {
  response: z.object({
    materials: z.array(
      z.object({
        materialType: z.string(),
        /** The cheapest format. */
        formatType: z.string(),
        priceCurrent: displayMoneySchema,
        priceOriginal: displayMoneySchema,
        discountPercent: z.int().min(0).max(100),
        /** Such as `ab 16,95 €`. */
        text: z.string(),
      }),
    ),
  }),
}

/** Number of pieces in a query; the rules of each kind limit it. */
export const amountQuerySchema = numberFromQuery.pipe(z.int().min(1).max(100_000))

export const pricePartSchema = z.object({
  code: z.enum(PART_CODES),
  value: z.string(),
  /** Its name in the shop's language. */
  name: z.string(),
  priceCurrent: displayMoneySchema,
  priceOriginal: displayMoneySchema,
})

export const appliedCampaignSchema = z.object({ id: z.string(), until: z.iso.date() })
export const quantityTierSchema = z.object({ from: z.int(), price: displayMoneySchema })

/** Price of a product of any kind. */
export const productPriceShape = {
  quantity: z.int(),
  /** Of one piece. */
  priceCurrent: displayMoneySchema,
  priceOriginal: displayMoneySchema,
  /** Whole per cent; 0 without a reduction. */
  discountPercent: z.int().min(0).max(100),
  /** Lowest price of the 30 days before the reduction, where the country requires it. */
  referencePrice: displayMoneySchema.nullable(),
  /** The applied reduction, and its last day. */
  campaign: appliedCampaignSchema.nullable(),
  /** Parts of the price of one piece; they add up exactly. */
  parts: z.array(pricePartSchema),
  /** Times the quantity. */
  total: displayMoneySchema,
  totalOriginal: displayMoneySchema,
  /** Total of an order of this alone, with shipping; null where nothing is sent. */
  delivered: displayMoneySchema.nullable(),
  /** Per cent. */
  vatRate: z.number(),
  /** False where taxes come on top (United States). */
  vatIncluded: z.boolean(),
  /** Of one piece bought alone: the reference for higher quantities. */
  priceSingle: displayMoneySchema,
  /** The price of one piece at higher quantities. */
  quantityTiers: z.array(quantityTierSchema),
  /** The next tier, and the saving of its quantity compared with the current unit price. */
  nextTier: quantityTierSchema.extend({ saving: displayMoneySchema }).nullable(),
}

/** Price of a list item in its cheapest form. */
export const startingPriceSchema = z.object({
  priceCurrent: displayMoneySchema,
  priceOriginal: displayMoneySchema,
  discountPercent: z.int().min(0).max(100),
  /** Such as `ab 16,95 €`. */
  text: z.string(),
})

/** A selectable value, or the reason why it is not. */
export const productChoiceSchema = z.object({
  value: z.string(),
  name: z.string(),
  chosen: z.boolean(),
  allowed: z.boolean(),
  /** Reason for the customer; null where it is allowed. */
  reason: z.string().nullable(),
  /**
   * Price difference of one piece to the current configuration; null where the price is the same or the value is not
   * allowed.
   */
  difference: displayMoneySchema.nullable(),
})

export const productChoicesSchema = z.array(productChoiceSchema)

export const priceSchemas = {
  getArticlePrice: getArticlePriceSchemas,
  getFormatGroupPrices: getFormatGroupPricesSchemas,
  getFormatGroupPricesImages: getFormatGroupPricesImagesSchemas,
  getFormatPrices: getFormatPricesSchemas,
  getFramePrices: getFramePricesSchemas,
  getPhotoOptionPrices: getPhotoOptionPricesSchemas,
  getPricesFrom: getPricesFromSchemas,
}
