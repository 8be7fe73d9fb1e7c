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

/** For visitors of unknown origin (specification 9, "default locale"). */
const ANYWHERE: Locale = 'de-DE'

/**
 * The shop's locale for a visitor. The country has priority, because it determines delivery and payment; within it the
 * preferred language. In other countries the languages alone decide.
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

/** The shop names the United States after its domain ending, `com`. */
function shopCountry(country: string | undefined): CountryCode | undefined {
  const code = country === 'US' ? 'com' : country?.toLowerCase()
  return isCountryCode(code) && country !== 'COM' ? code : undefined
}

/** The fallback of a language's other locales. */
const mainLocaleOf = (language: string): Locale | undefined =>
  LOCALES.find(locale => localeFacts(locale).language === language && contentLocales(locale).length === 1)
