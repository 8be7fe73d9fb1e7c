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
  /** Size as the locale writes it. */
  text: z.string(),
  priceCurrent: displayMoneySchema,
  priceOriginal: displayMoneySchema,
  discountPercent: z.int().min(0).max(100),
})

/** Formats of one ratio; a format that does not go with the rest of the configuration is left out. */
export const formatGroupPricesSchema = z.object({
  group: z.string(),
  /** Its name in the shop's language. */
  name: z.string(),
  /** Shown at once. */
  main: z.array(formatPriceSchema),
  /** Behind "more formats". */
  more: z.array(formatPriceSchema),
})

export const getArticlePriceSchemas = {
  query: frameQuerySchema.extend({ quantity: numberFromQuery.pipe(quantitySchema).optional() }),
  response: z.object({
    /** As priced: the asked one with missing choices filled in. */
    configuration: frameConfigurationSchema,
    quantity: quantitySchema,
    priceCurrent: displayMoneySchema,
    priceOriginal: displayMoneySchema,
    /** Whole per cent; 0 where nothing is reduced. */
    discountPercent: z.int().min(0).max(100),
    /** Lowest price of the 30 days before the reduction, where the country asks for it. */
    referencePrice: displayMoneySchema.nullable(),
    /** What the price consists of; the parts add up exactly. */
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
    /** What an order of nothing but this comes to with shipping; null where nothing is sent. */
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

/** A picture of the shop's own; sizes and types come from the picture service. */
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
    /** Without it, of frames alone. */
    materialType: frameQuerySchema.shape.materialType.optional(),
    formatType: frameQuerySchema.shape.formatType.optional(),
    frameType: frameQuerySchema.shape.frameType,
    matType: frameQuerySchema.shape.matType,
    matSize: frameQuerySchema.shape.matSize,
  }),
  response: z.object({
    /** Null where frames alone were asked for. */
    materialType: z.string().nullable(),
    formatType: z.string(),
    /** Every frame that the picture can have, with the price of picture and frame, or of the frame alone. */
    frames: z.array(
      z.object({
        frameType: z.string(),
        name: z.string(),
        finish: z.string(),
        priceCurrent: displayMoneySchema,
        priceOriginal: displayMoneySchema,
        discountPercent: z.int().min(0).max(100),
        /** What frame, glass and mat add to the picture; of a frame alone, its price. */
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
    /** The material's first format where it is left out. */
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
            /** What it adds to the picture, beside the group's default. May be negative. */
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

/** How many pieces, as it comes in a query; what a kind really allows is its rules' business. */
export const amountQuerySchema = numberFromQuery.pipe(z.int().min(1).max(100_000))

/** What the price of any kind of product says. */
export const productPriceShape = {
  quantity: z.int(),
  /** Of one piece. */
  priceCurrent: displayMoneySchema,
  priceOriginal: displayMoneySchema,
  /** Whole per cent; 0 where nothing is reduced. */
  discountPercent: z.int().min(0).max(100),
  /** Lowest price of the 30 days before the reduction, where the country asks for it. */
  referencePrice: displayMoneySchema.nullable(),
  /** The reduction that counts, and its last day. */
  campaign: z.object({ id: z.string(), until: z.iso.date() }).nullable(),
  /** What the price of one piece consists of; the parts add up exactly. */
  parts: z.array(
    z.object({
      code: z.enum(PART_CODES),
      value: z.string(),
      /** What it is called in the shop's language. */
      name: z.string(),
      priceCurrent: displayMoneySchema,
      priceOriginal: displayMoneySchema,
    }),
  ),
  /** Times the quantity. */
  total: displayMoneySchema,
  totalOriginal: displayMoneySchema,
  /** What an order of nothing but this comes to with shipping; null where nothing is sent. */
  delivered: displayMoneySchema.nullable(),
  /** Per cent. */
  vatRate: z.number(),
  /** False where taxes come on top (United States). */
  vatIncluded: z.boolean(),
  /** Of one piece that is bought alone: what the higher quantities are compared with. */
  priceSingle: displayMoneySchema,
  /** The price of one piece at higher quantities. */
  quantityTiers: z.array(z.object({ from: z.int(), price: displayMoneySchema })),
  /** The next of them, and what so many pieces cost less than at the price of today's quantity. */
  nextTier: z.object({ from: z.int(), price: displayMoneySchema, saving: displayMoneySchema }).nullable(),
}

/** What an item of a list costs in its cheapest form. */
export const startingPriceSchema = z.object({
  priceCurrent: displayMoneySchema,
  priceOriginal: displayMoneySchema,
  discountPercent: z.int().min(0).max(100),
  /** Such as `ab 16,95 €`. */
  text: z.string(),
})

/** A value that can be chosen next, or why it cannot. */
export const productChoiceSchema = z.object({
  value: z.string(),
  name: z.string(),
  chosen: z.boolean(),
  allowed: z.boolean(),
  /** Why not, for the customer; null where it is allowed. */
  reason: z.string().nullable(),
  /** What one piece costs more or less than as it is now; null where nothing changes or it cannot be chosen. */
  difference: displayMoneySchema.nullable(),
})

export const priceSchemas = {
  getArticlePrice: getArticlePriceSchemas,
  getFormatGroupPrices: getFormatGroupPricesSchemas,
  getFormatGroupPricesImages: getFormatGroupPricesImagesSchemas,
  getFormatPrices: getFormatPricesSchemas,
  getFramePrices: getFramePricesSchemas,
  getPhotoOptionPrices: getPhotoOptionPricesSchemas,
  getPricesFrom: getPricesFromSchemas,
}
