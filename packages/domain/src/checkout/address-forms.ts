import type { CountryCode } from '../shops/locales.ts'
import { type Region, regionsOf } from './address-regions.ts'

/** Kinds of delivery addresses; parcel machines and post offices exist in Germany only. */
export const ADDRESS_KINDS = ['home', 'packstation', 'post-office'] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]

/** Address fields that the customer enters, besides country and kind. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'street',
  'extra',
  'postalCode',
  'city',
  'region',
] as const
export type AddressFieldName = (typeof ADDRESS_FIELDS)[number]

export interface AddressField {
  name: AddressFieldName
  isRequired: boolean
  /** Token of the `autocomplete` attribute, after `shipping` or `billing`. */
  autocomplete: string
  inputMode: 'text' | 'numeric'
  /** Limited by the carriers' labels. */
  maxLength: number
}

export interface AddressForm {
  /** In the order in which addresses of the country are written. */
  fields: readonly AddressField[]
  postalCode: { example: string }
  /** States or provinces to choose from; empty if the country's addresses have none. */
  regions: readonly Region[]
  kinds: readonly AddressKind[]
}

interface CountryRow {
  /** Fields that follow name, company, street and extra. */
  place: readonly AddressFieldName[]
  /** Matches a code in capitals with single spaces. */
  postalCode: RegExp
  /**
   * First and last assigned code, by the first five characters; without it every code that fits the pattern is valid.
   */
  range?: readonly [first: string, last: string]
  example: string
  /** Codes we do not ship to: outside the country's customs or tax area. */
  closed?: RegExp
}

const EUROPEAN = ['postalCode', 'city'] as const

/**
 * Postal codes and the order of an address's parts, after the national posts (UPU, addressing systems). Doubtful codes
 * are accepted: a returned parcel costs less than a customer who cannot order.
 */
const COUNTRIES: Record<CountryCode, CountryRow> = {
  at: { place: EUROPEAN, postalCode: /^[1-9]\d{3}$/, example: '1010' },
  be: { place: EUROPEAN, postalCode: /^[1-9]\d{3}$/, example: '1000' },
  // 9485 to 9498 belong to Liechtenstein.
  ch: { place: EUROPEAN, postalCode: /^(?!94(?:8[5-9]|9[0-8]))[1-9]\d{3}$/, example: '8001' },
  // Büsingen and Helgoland are outside the customs area.
  de: {
    place: EUROPEAN,
    postalCode: /^\d{5}$/,
    range: ['01001', '99998'],
    example: '34117',
    closed: /^(?:78266|27498)$/,
  },
  // Canaries, Ceuta and Melilla: outside EU VAT.
  es: {
    place: EUROPEAN,
    postalCode: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
    example: '28013',
    closed: /^(?:35|38|51|52)/,
  },
  // 001 to 009 are military. Overseas departments are closed; Monaco (980) belongs to the French area.
  fr: {
    place: EUROPEAN,
    postalCode: /^\d{5}$/,
    range: ['00100', '98999'],
    example: '75001',
    closed: /^(?:97|98(?!0))/,
  },
  // From the province of Rome to Messina's 98. Livigno: outside EU VAT. Campione: inside the customs area only.
  it: {
    place: [...EUROPEAN, 'region'],
    postalCode: /^\d{5}$/,
    range: ['00010', '98999'],
    example: '20121',
    closed: /^(?:23041|22061)$/,
  },
  li: { place: EUROPEAN, postalCode: /^94(?:8[5-9]|9[0-8])$/, example: '9490' },
  lu: { place: EUROPEAN, postalCode: /^[1-9]\d{3}$/, example: '1111' },
  // SA, SD and SS are not assigned.
  nl: { place: EUROPEAN, postalCode: /^[1-9]\d{3} (?!S[ADS])[A-Z]{2}$/, example: '1012 AB' },
  // Characters after Royal Mail's address file: C, I, K, M, O and V never end a code. Channel Islands and Man: outside
  // UK VAT.
  gb: {
    place: ['city', 'postalCode'],
    postalCode: /^[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/,
    example: 'SW1A 1AA',
    closed: /^(?:JE|GY|IM)\d/,
  },
  // From Holtsville, New York, to Ketchikan, Alaska.
  com: {
    place: ['city', 'region', 'postalCode'],
    postalCode: /^\d{5}(?:-\d{4})?$/,
    range: ['00501', '99950'],
    example: '94103',
  },
}

const TOKENS: Record<AddressFieldName, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  street: 'address-line1',
  extra: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
}

const MOST: Record<AddressFieldName, number> = {
  firstName: 40,
  lastName: 40,
  company: 60,
  street: 60,
  extra: 60,
  postalCode: 10,
  city: 50,
  region: 2,
}

/** Countries whose alphanumeric codes need the full keyboard. */
const LETTERED: readonly CountryCode[] = ['gb', 'nl']

const NAMES = ['firstName', 'lastName'] as const

/**
 * Address form of a country: order of fields, required fields, and where parcels can be delivered. `isNameOnly`:
 * nothing is shipped, so the buyer's name is enough.
 */
export function addressForm(
  country: CountryCode,
  kind: AddressKind = 'home',
  { isNameOnly = false }: { isNameOnly?: boolean } = {},
): AddressForm {
  const { place, example } = COUNTRIES[country]
  const names: readonly AddressFieldName[] = isNameOnly
    ? NAMES
    : [...NAMES, 'company', 'street', 'extra', ...place]
  const isRequired = (name: AddressFieldName) =>
    name === 'extra' ? kind === 'packstation' : name !== 'company'
  return {
    fields: names.map(name => ({
      name,
      isRequired: isRequired(name),
      autocomplete: TOKENS[name],
      inputMode: isNumeric(name, country, kind) ? 'numeric' : 'text',
      maxLength: MOST[name],
    })),
    postalCode: { example },
    regions: regionsOf(country),
    kinds: country === 'de' && !isNameOnly ? ADDRESS_KINDS : ['home'],
  }
}

const isNumeric = (name: AddressFieldName, country: CountryCode, kind: AddressKind): boolean =>
  (name === 'postalCode' && !LETTERED.includes(country)) || (name === 'extra' && kind !== 'home')

/** Whether a postal code, in the notation of its country, is valid there. */
export function isPostalCode(country: CountryCode, code: string): boolean {
  const { postalCode, range: [first, last] = [] } = COUNTRIES[country]
  const start = code.slice(0, 5)
  return (
    postalCode.test(code) && !(first !== undefined && start < first) && !(last !== undefined && start > last)
  )
}

/** Whether we do not ship to a postal code of the country. */
export const isUndeliverablePostcode = (country: CountryCode, postalCode: string): boolean =>
  COUNTRIES[country].closed?.test(postalCode) ?? false

/** A postal code in the notation of its country, as far as the input is unambiguous. */
export function normalisePostalCode(country: CountryCode, typed: string): string {
  const code = typed.trim().toUpperCase().replace(/\s+/g, ' ')
  const joined = code.replace(/[\s-]/g, '')
  if (country === 'gb') return joined.length > 3 ? `${joined.slice(0, -3)} ${joined.slice(-3)}` : joined
  if (country === 'nl') return joined.replace(/^(?:NL)?(\d{4})([A-Z]{2})$/, '$1 $2')
  if (country === 'com') return joined.replace(/^(\d{5})(\d{4})$/, '$1-$2')
  return joined.replace(/^[A-Z]{1,2}(?=\d)/, '')
}
