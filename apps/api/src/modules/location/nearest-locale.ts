import {
  type CountryCode,
  contentLocales,
  isCountryCode,
  LOCALES,
  type Locale,
  localeFacts,
  localeIn,
  localesOf,
} from '@passepartout/domain'
import type { AcceptedLanguage } from './parse-accept-language.ts'

/** Where nothing is known of a visitor (specification 9, "default locale"). */
const ANYWHERE: Locale = 'de-DE'

/**
 * The shop's locale for a visitor. The country counts first, since it decides what can be delivered and paid; in it
 * the language they like best. Elsewhere the languages alone decide.
 *
 * @param country ISO 3166, any country
 * @param languages in order of preference
 */
export function nearestLocale(country: string | undefined, languages: readonly AcceptedLanguage[]): Locale {
  const here = shopCountry(country)
  if (here) {
    const spoken = languages.map(({ language }) => localeIn(here, language)).find(Boolean)
    return spoken ?? localesOf(here)[0] ?? ANYWHERE
  }
  for (const { language, region } of languages) {
    const there = shopCountry(region)
    const locale = (there && localeIn(there, language)) ?? mainLocaleOf(language)
    if (locale) return locale
  }
  return ANYWHERE
}

/** The shop calls the United States by its host's ending. */
function shopCountry(country: string | undefined): CountryCode | undefined {
  const code = country === 'US' ? 'com' : country?.toLowerCase()
  return isCountryCode(code) && country !== 'COM' ? code : undefined
}

/** The locale that a language's other locales fall back to. */
const mainLocaleOf = (language: string): Locale | undefined =>
  LOCALES.find(locale => localeFacts(locale).language === language && contentLocales(locale).length === 1)
