import { type Channel, type ChannelSettings, channelSettings } from './channels.ts'
import {
  type CountryCode,
  type Currency,
  isChannel,
  isCountryCode,
  isLocale,
  type Language,
  type LengthUnit,
  type Locale,
  localeFacts,
} from './locales.ts'

export type Platform = 'web' | 'desktop'

/** A shop: a channel in a locale, with the properties that follow from both. */
export interface Shop {
  channel: Channel
  country: CountryCode
  locale: Locale
  language: Language
  currency: Currency
  unit: LengthUnit
}

export function shopFor(channel: Channel, locale: Locale): Shop {
  const { country, language, currency, unit } = localeFacts(locale)
  return { channel, country, locale, language, currency, unit }
}

export const shopSettings = (shop: Shop): ChannelSettings => channelSettings(shop.channel, shop.locale)

/** Value of the `X-Shop-Channel` header, such as `passepartout-de`. */
export const shopKey = (shop: Shop): string => `${shop.channel}-${shop.country}`

/**
 * Parses the two headers of every call. `undefined` if one is missing or unknown, or if the locale does not belong to
 * the country in the channel header (specification, "Headers between shop and API").
 */
export function parseShopHeaders(
  channelHeader: string | null | undefined,
  localeHeader: string | null | undefined,
): Shop | undefined {
  const [channel, country, ...rest] = (channelHeader ?? '').split('-')
  if (rest.length > 0 || !isChannel(channel) || !isCountryCode(country) || !isLocale(localeHeader))
    return undefined
  const shop = shopFor(channel, localeHeader)
  return shop.country === country ? shop : undefined
}
