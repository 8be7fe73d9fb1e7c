import { CHANNELS, COUNTRY_CODES, CURRENCIES, LANGUAGES, LOCALES } from '@passepartout/domain'
import * as z from 'zod'

export const getInitialDataSchemas = {
  response: z.object({
    channel: z.enum(CHANNELS),
    country: z.enum(COUNTRY_CODES),
    locale: z.enum(LOCALES),
    language: z.enum(LANGUAGES),
    currency: z.enum(CURRENCIES),
    unit: z.enum(['cm', 'in']),
    locales: z.array(z.object({ locale: z.enum(LOCALES), isFullySupported: z.boolean() })),
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
    }),
    /** Change with every change of the data they name. */
    versions: z.object({ catalogue: z.string(), prices: z.string() }),
  }),
}
