import { CHANNELS, type Channel } from './channels.ts'

export const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

export const COUNTRY_CODES = [
  'at',
  'ch',
  'de',
  'it',
  'li',
  'lu',
  'gb',
  'com',
  'es',
  'be',
  'fr',
  'nl',
] as const
/** The top-level domain of a shop's host (spec 9); `com` is the United States. */
export type CountryCode = (typeof COUNTRY_CODES)[number]

export const CURRENCIES = ['CHF', 'EUR', 'GBP', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

export type LengthUnit = 'cm' | 'in'

interface LocaleRow {
  country: CountryCode
  language: Language
  currency: Currency
  unit: LengthUnit
  /** The locale whose content is used if this one has none of its own. */
  fallback?: string
  /** Has content of its own (spec 3); others use their fallback. */
  supported: boolean
}

/** Every locale of the shop (spec 3 and 9). The first locale of a country is the one without a path prefix. */
const TABLE = {
  'de-AT': {
    country: 'at',
    language: 'de',
    currency: 'EUR',
    unit: 'cm',
    fallback: 'de-DE',
    supported: false,
  },
  'de-CH': { country: 'ch', language: 'de', currency: 'CHF', unit: 'cm', fallback: 'de-DE', supported: true },
  'fr-CH': {
    country: 'ch',
    language: 'fr',
    currency: 'CHF',
    unit: 'cm',
    fallback: 'fr-FR',
    supported: false,
  },
  'it-CH': {
    country: 'ch',
    language: 'it',
    currency: 'CHF',
    unit: 'cm',
    fallback: 'it-IT',
    supported: false,
  },
  'de-DE': { country: 'de', language: 'de', currency: 'EUR', unit: 'cm', supported: true },
  'it-IT': { country: 'it', language: 'it', currency: 'EUR', unit: 'cm', supported: true },
  'de-IT': {
    country: 'it',
    language: 'de',
    currency: 'EUR',
    unit: 'cm',
    fallback: 'de-DE',
    supported: false,
  },
  'de-LI': { country: 'li', language: 'de', currency: 'CHF', unit: 'cm', fallback: 'de-DE', supported: true },
  'de-LU': {
    country: 'lu',
    language: 'de',
    currency: 'EUR',
    unit: 'cm',
    fallback: 'de-DE',
    supported: false,
  },
  'fr-LU': {
    country: 'lu',
    language: 'fr',
    currency: 'EUR',
    unit: 'cm',
    fallback: 'fr-FR',
    supported: false,
  },
  'en-GB': { country: 'gb', language: 'en', currency: 'GBP', unit: 'cm', supported: true },
  'en-US': {
    country: 'com',
    language: 'en',
    currency: 'USD',
    unit: 'in',
    fallback: 'en-GB',
    supported: true,
  },
  'es-ES': { country: 'es', language: 'es', currency: 'EUR', unit: 'cm', supported: true },
  'nl-BE': {
    country: 'be',
    language: 'nl',
    currency: 'EUR',
    unit: 'cm',
    fallback: 'nl-NL',
    supported: false,
  },
  'fr-BE': { country: 'be', language: 'fr', currency: 'EUR', unit: 'cm', fallback: 'fr-FR', supported: true },
  'fr-FR': { country: 'fr', language: 'fr', currency: 'EUR', unit: 'cm', supported: true },
  'nl-NL': { country: 'nl', language: 'nl', currency: 'EUR', unit: 'cm', supported: true },
} as const satisfies Record<string, LocaleRow>

export type Locale = keyof typeof TABLE
export const LOCALES = Object.keys(TABLE) as readonly Locale[]
export const DEFAULT_LOCALE: Locale = 'de-DE'

export interface LocaleFacts extends Omit<LocaleRow, 'fallback'> {
  fallback: Locale | undefined
}

export function localeFacts(locale: Locale): LocaleFacts {
  const row: LocaleRow = TABLE[locale]
  return { ...row, fallback: row.fallback as Locale | undefined }
}

/** The locale itself, followed by those its content falls back to, nearest first (spec 9). */
export function contentLocales(locale: Locale): Locale[] {
  const { fallback } = localeFacts(locale)
  return fallback ? [locale, ...contentLocales(fallback)] : [locale]
}

/** Locales of a country; the first needs no path prefix. */
export function localesOf(country: CountryCode): Locale[] {
  return LOCALES.filter(locale => TABLE[locale].country === country)
}

/** The language that a country serves without a path prefix. */
export function defaultLanguage(country: CountryCode): Language {
  const first = localesOf(country)[0] ?? DEFAULT_LOCALE
  return TABLE[first].language
}

/** The locale of a language in a country, if the country serves it. */
export function localeIn(country: CountryCode, language: string): Locale | undefined {
  return localesOf(country).find(locale => TABLE[locale].language === language)
}

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(TABLE, value)

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)

export const isCountryCode = (value: unknown): value is CountryCode =>
  COUNTRY_CODES.includes(value as CountryCode)

export const isChannel = (value: unknown): value is Channel => CHANNELS.includes(value as Channel)

/** The value of the `lang` attribute; a locale code is already a BCP 47 tag. */
export const toHtmlLang = (locale: Locale): string => locale

/** Reading direction of a locale. All current languages read left to right; layouts call it nevertheless. */
export const textDirection = (_locale: Locale): 'ltr' | 'rtl' => 'ltr'
