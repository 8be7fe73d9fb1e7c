import {
  CHANNELS,
  COUNTRY_CODES,
  CURRENCIES,
  DESIGNABLE_KINDS,
  LANGUAGES,
  SAFETY_WARNINGS,
} from '@passepartout/domain'
import * as z from 'zod'
import { displayMoneySchema, localeSchema, numberFromQuery, wordSchema } from '../shapes.ts'

const side = numberFromQuery.pipe(z.int().min(1).max(999_999))

export const getAspectRatioSchemas = {
  query: z
    .object({
      /** Such as `600x400`; or both sides in any unit, such as a photo's pixels. */
      formatType: z.string().max(16).optional(),
      width: side.optional(),
      height: side.optional(),
    })
    .refine(
      ({ formatType, width, height }) =>
        formatType !== undefined || (width !== undefined && height !== undefined),
      { message: 'needs a format or two sides', path: ['formatType'] },
    ),
  response: z.object({
    width: z.int(),
    height: z.int(),
    aspect: z.number().positive(),
    orientation: z.enum(['landscape', 'portrait', 'square']),
    /** The nearest named ratio, landscape, such as `3:2`. */
    ratio: z.string(),
    /** Whether it is that ratio, apart from rounding to whole millimetres. */
    exact: z.boolean(),
  }),
}

export const getCampaignDataSchemas = {
  response: z.object({
    campaigns: z.array(
      z.object({
        id: z.string(),
        /** First and last day, both included. */
        from: z.iso.date(),
        until: z.iso.date(),
        /** Product kinds it reduces; empty means all. */
        kinds: z.array(z.string()),
        /** Materials, types, formats or SKUs it is limited to; empty means all. */
        ids: z.array(z.string()),
        /** Per cent, or null where an amount is taken off. */
        percent: z.number().nullable(),
        isRunning: z.boolean(),
      }),
    ),
  }),
}

export const getInitialDataSchemas = {
  response: z.object({
    channel: z.enum(CHANNELS),
    country: z.enum(COUNTRY_CODES),
    locale: localeSchema,
    language: z.enum(LANGUAGES),
    currency: z.enum(CURRENCIES),
    unit: z.enum(['cm', 'in']),
    locales: z.array(z.object({ locale: localeSchema, isFullySupported: z.boolean() })),
    settings: z.object({
      trailingSlash: z.boolean(),
      wishlist: z.boolean(),
      overviewPrices: z.boolean(),
      apps: z.boolean(),
      guestbooks: z.boolean(),
      condolenceBooks: z.boolean(),
      defaultCollageId: z.string(),
      collageDetailFirst: z.boolean(),
      goldRefinement: z.boolean(),
      firstImageLazy: z.boolean(),
      aluGalleryUnit: z.enum(['cm', 'in']),
      coverLamination: z.enum(['glossy', 'matt']),
      expressHours: z.int(),
      faceDetection: z.boolean(),
    }),
    /** Change with every change of their data. */
    versions: z.object({ catalogue: z.string(), prices: z.string() }),
  }),
}

export const getLocalizedUrlsSchemas = {
  query: z.object({
    /** Path inside the shop, without prefix or desktop marker, such as `/wandbilder`. */
    path: z.string().min(1).max(500).startsWith('/'),
  }),
  response: z.object({
    path: z.string(),
    /** The page's URL in every locale that has it, including the requested one. */
    urls: z.array(z.object({ locale: localeSchema, url: z.string() })),
  }),
}

export const getProductSafetySchemas = {
  response: z.object({
    /** Manufacturer of the products: name, postal and electronic address. */
    maker: z.object({
      name: z.string(),
      /** Street, postal code and town, country. */
      address: z.array(z.string()),
      email: z.string(),
      phone: z.string(),
    }),
    /** Applicable product safety law: the EU's (GPSR), or the country's own. */
    law: z.enum(['gpsr', 'gb', 'ch', 'us']),
    products: z.array(
      z.object({
        kind: z.enum([...DESIGNABLE_KINDS, 'accessory']),
        /** Beginning of the product's id. */
        model: z.string(),
        warnings: z.array(z.enum(SAFETY_WARNINGS)),
      }),
    ),
  }),
}

export const getSkuContainerSchemas = {
  query: z.object({ sku: wordSchema }),
  response: z.object({
    sku: z.string(),
    kind: z.string(),
    name: z.string(),
    /** The configuration by the names of the designer's URL. */
    configuration: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
    priceCurrent: displayMoneySchema,
    priceOriginal: displayMoneySchema,
    discountPercent: z.int().min(0).max(100),
    /** URL of its designer; null for products without a design. */
    designerUrl: z.string().nullable(),
  }),
}

export const shopSchemas = {
  getAspectRatio: getAspectRatioSchemas,
  getCampaignData: getCampaignDataSchemas,
  getInitialData: getInitialDataSchemas,
  getLocalizedUrls: getLocalizedUrlsSchemas,
  getProductSafety: getProductSafetySchemas,
  getSkuContainer: getSkuContainerSchemas,
}
