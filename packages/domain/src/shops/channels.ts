import type { Locale } from './locales.ts'

export const CHANNELS = ['kartenliebe', 'passepartout'] as const
export type Channel = (typeof CHANNELS)[number]

/** Names of the brands in texts, spelled like their logos. */
export const BRAND_NAMES: Record<Channel, string> = {
  kartenliebe: 'kartenliebe',
  passepartout: 'Passepartout',
}

/** Settings of the sales channels, apart from appearance and content (spec 9, "Channel defaults"). */
export interface ChannelSettings {
  trailingSlash: boolean
  wishlist: boolean
  /** Shows prices in overviews and teasers. */
  overviewPrices: boolean
  /** Links to and banners for the mobile apps. */
  apps: boolean
  guestbooks: boolean
  condolenceBooks: boolean
  defaultCollageId: string
  /** Opens the product page of a collage before its designer. */
  collageDetailFirst: boolean
  goldRefinement: boolean
  /** Loads even the first image of a page lazily. */
  firstImageLazy: boolean
  aluGalleryUnit: 'cm' | 'in'
  coverLamination: 'glossy' | 'matt'
  expressHours: number
  /** Finds faces in photos, on the customer's device (docs/books.md). */
  faceDetection: boolean
}

const DEFAULTS: ChannelSettings = {
  trailingSlash: false,
  wishlist: false,
  overviewPrices: true,
  apps: false,
  guestbooks: false,
  condolenceBooks: false,
  defaultCollageId: '13',
  collageDetailFirst: false,
  goldRefinement: false,
  firstImageLazy: false,
  aluGalleryUnit: 'cm',
  coverLamination: 'glossy',
  expressHours: 48,
  faceDetection: true,
}

const BY_CHANNEL: Record<Channel, Partial<ChannelSettings>> = {
  kartenliebe: {
    trailingSlash: true,
    wishlist: true,
    overviewPrices: false,
    guestbooks: true,
    condolenceBooks: true,
    defaultCollageId: '1',
    coverLamination: 'matt',
  },
  passepartout: {
    apps: true,
    collageDetailFirst: true,
    goldRefinement: true,
    firstImageLazy: true,
    expressHours: 24,
  },
}

const BY_LOCALE: Partial<Record<Channel, Partial<Record<Locale, Partial<ChannelSettings>>>>> = {
  // Off where patents on photo products are unclear (docs/books.md).
  kartenliebe: { 'en-US': { faceDetection: false } },
  passepartout: { 'en-US': { apps: false, aluGalleryUnit: 'in', faceDetection: false } },
}

/** Settings of a channel in a locale: defaults, overridden by the channel's, then by the locale's own. */
export function channelSettings(channel: Channel, locale: Locale): ChannelSettings {
  return { ...DEFAULTS, ...BY_CHANNEL[channel], ...BY_LOCALE[channel]?.[locale] }
}
