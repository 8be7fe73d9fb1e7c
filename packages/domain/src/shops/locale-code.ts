/** The two halves of a locale's code. */
export interface LocaleCode {
  language: string
  /** ISO country, lower case; the shop's own country code of `en-US` is `com`. */
  country: string
}

/** Takes a code such as `de-CH` apart: two letters, a hyphen, two letters (spec 5). Knows nothing of what the shop serves. */
export function parseLocaleCode(code: string): LocaleCode | undefined {
  const [, language, country] = /^([a-z]{2})-([a-z]{2})$/i.exec(code) ?? []
  return language === undefined || country === undefined
    ? undefined
    : { language: language.toLowerCase(), country: country.toLowerCase() }
}
