import { type CountryCode, isoCountry } from '@passepartout/domain'

/** Name of a country in the locale. */
export function countryName(country: CountryCode, locale: string): string {
  const region = isoCountry(country)
  return new Intl.DisplayNames(locale, { type: 'region' }).of(region) ?? region
}
