import type { CountryCode } from '@passepartout/domain'

/** Name of a country in the locale; `com` is the United States. */
export function countryName(country: CountryCode, locale: string): string {
  const region = country === 'com' ? 'US' : country.toUpperCase()
  return new Intl.DisplayNames(locale, { type: 'region' }).of(region) ?? region
}
