/** The two parts of a locale code. */
export interface LocaleCode {
  language: string
  /** ISO country code, lower case; the shop's own country code of `en-US` is `com`. */
  country: string
}

/**
 * Parses a code such as `de-CH`: two ASCII characters, a hyphen, two more (spec 5). Does not check whether the shop
 * serves it.
 */
export function parseLocaleCode(code: string): LocaleCode | undefined {
  const [, language, country] = /^([a-z]{2})-([a-z]{2})$/i.exec(code) ?? []
  return language === undefined || country === undefined
    ? undefined
    : { language: language.toLowerCase(), country: country.toLowerCase() }
}
