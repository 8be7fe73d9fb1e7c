import type { CheckoutAddress } from '@passepartout/contracts'
import { type CountryCode, type Locale, localeFacts } from '@passepartout/domain'

const EXTRA_FIRST: ReadonlySet<CountryCode> = new Set(['gb', 'com', 'fr'])

/** ISO 3166 code of a country of the shop. */
export const isoCountryOf = (country: CountryCode): string =>
  country === 'com' ? 'US' : country.toUpperCase()

/** Name of a state (ISO 3166) in the language of a locale. */
export const countryName = (state: string, locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(state) ?? state

/**
 * An address in its country's format, company first; a DHL post number precedes its Packstation. For mail from another
 * country (`from`, ISO 3166) the destination follows in capitals.
 */
export function addressLines(address: CheckoutAddress, locale: Locale, from?: string): string[] {
  const { firstName, lastName, company, street, extra, country, kind } = address
  const isExtraFirst = EXTRA_FIRST.has(country) || kind !== 'home'
  const state = isoCountryOf(country)
  return [
    company,
    `${firstName} ${lastName}`,
    ...(isExtraFirst ? [extra, street] : [street, extra]),
    ...cityLines(address),
    from !== undefined && from !== state ? countryName(state, locale).toLocaleUpperCase(locale) : '',
  ]
    .map(line => line.trim())
    .filter(Boolean)
}

function cityLines({ country, postalCode, city, region }: CheckoutAddress): string[] {
  if (country === 'gb') return [city, postalCode]
  if (country === 'com') return [[city, `${region} ${postalCode}`.trim()].filter(Boolean).join(', ')]
  return [`${postalCode} ${city}${country === 'it' && region ? ` (${region})` : ''}`]
}

/** A date in the numeric format of a locale's country: `26.11.2026`, `26/11/2026`, `11/26/2026`. */
export function numericDate(day: string, locale: Locale): string {
  const { country } = localeFacts(locale)
  const format = new Intl.DateTimeFormat(country === 'ch' || country === 'li' ? 'de-CH' : locale, {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}
