import type { Locale } from './locales.ts'

export const CHANNELS = ['kartenliebe', 'passepartout'] as const
export type Channel = (typeof CHANNELS)[number]

/** What differs between the sales channels besides look and content (spec 9, "Channel defaults"). */
export interface ChannelSettings {
  trailingSlash: boolean
  wishlist: boolean
  /** Prices in overviews and teasers. */
  overviewPrices: boolean
  /** Links to and banners of the mobile apps. */
  apps: boolean
  guestbooks: boolean
  condolenceBooks: boolean
  defaultCollageId: string
  /** The page of a collage comes before its designer. */
  collageDetailFirst: boolean
  goldRefinement: boolean
  /** The first picture of a page loads lazily too. */
  firstImageLazy: boolean
  aluGalleryUnit: 'cm' | 'in'
  coverLamination: 'glossy' | 'matt'
  expressHours: number
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
  passepartout: { 'en-US': { apps: false, aluGalleryUnit: 'in' } },
}

/** Settings of a channel in a locale: the defaults, then the channel's, then the locale's own. */
export function channelSettings(channel: Channel, locale: Locale): ChannelSettings {
  return { ...DEFAULTS, ...BY_CHANNEL[channel], ...BY_LOCALE[channel]?.[locale] }
}
