import type { CountryCode } from '../shops/locales.ts'
import {
  ADDRESS_FIELDS,
  type AddressFieldName,
  type AddressKind,
  addressForm,
  isPostalCode,
  isUndeliverablePostcode,
  normalisePostalCode,
} from './address-forms.ts'
import { regionsOf } from './address-regions.ts'

export interface Address extends Record<AddressFieldName, string> {
  country: CountryCode
  kind: AddressKind
}

/** Problems of an address, by field; the caller provides the texts. */
export type AddressProblem =
  | 'missing'
  | 'too-long'
  /** Characters that neither our documents nor the carriers' labels can print. */
  | 'script'
  /** Not a postal code of the country; the address form has an example. */
  | 'postal-code'
  /** A postal code we do not ship to. */
  | 'closed'
  | 'region'
  /** Must read like "Packstation 123". */
  | 'packstation'
  | 'post-office'
  /** Must have six to ten digits. */
  | 'post-number'
  /** Parcel machines and post offices exist in Germany only. */
  | 'kind'

export type AddressProblems = Partial<Record<AddressFieldName | 'kind', AddressProblem>>

// Invisible characters and line breaks, which would start a new line on a label or in an email header.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]+/gu

/** Scripts in the fonts of our documents; an invoice would print others as question marks. Emoji are dropped there. */
const UNWRITTEN =
  /[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Common}\p{sc=Inherited}]/u

const normaliseField = (typed: string): string =>
  typed.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').normalize('NFC').trim()

/**
 * Validates an address and normalises it for the label: single spaces, the country's notation of postal code and parcel
 * machine, and empty fields where the country has none. `isInvoice`: nothing is shipped there, so closed areas are fine
 * and parcel machines are not. `isNameOnly`: nothing is shipped at all, so only the names remain.
 */
export function checkAddress(
  typed: Address,
  { isInvoice = false, isNameOnly = false }: { isInvoice?: boolean; isNameOnly?: boolean } = {},
): { address: Address; problems: AddressProblems } {
  const { country } = typed
  const kind = isInvoice || isNameOnly ? 'home' : typed.kind
  const form = addressForm(country, kind, { isNameOnly })
  const names = new Set(form.fields.map(({ name }) => name))
  const address: Address = { ...typed, kind }
  for (const name of ADDRESS_FIELDS) address[name] = names.has(name) ? normaliseField(typed[name]) : ''
  address.postalCode = normalisePostalCode(country, address.postalCode)
  address.region = address.region.toUpperCase()
  if (kind !== 'home') {
    const station = /^(?:packstation|postfiliale|filiale)?\s*(?:nr\.?\s*)?(\d{3})$/i.exec(address.street)
    if (station) address.street = `${kind === 'packstation' ? 'Packstation' : 'Postfiliale'} ${station[1]}`
    address.extra = address.extra.replaceAll(' ', '')
  }

  const problems: AddressProblems = {}
  for (const { name, isRequired, maxLength } of form.fields) {
    if (isRequired && address[name] === '') problems[name] = 'missing'
    else if (address[name].length > maxLength) problems[name] = name === 'region' ? 'region' : 'too-long'
  }
  for (const { name } of form.fields) if (UNWRITTEN.test(address[name])) problems[name] ??= 'script'
  const complain = (name: AddressFieldName | 'kind', problem: AddressProblem, isWrong: boolean) => {
    if (isWrong) problems[name] ??= problem
  }
  if (isNameOnly) return { address, problems }
  complain('postalCode', 'postal-code', !isPostalCode(country, address.postalCode))
  complain('postalCode', 'closed', !isInvoice && isUndeliverablePostcode(country, address.postalCode))
  complain('kind', 'kind', !form.kinds.includes(kind))
  if (names.has('region'))
    complain('region', 'region', !regionsOf(country).some(({ code }) => code === address.region))
  if (kind === 'packstation') complain('street', 'packstation', !/^Packstation \d{3}$/.test(address.street))
  if (kind === 'post-office') complain('street', 'post-office', !/^Postfiliale \d{3}$/.test(address.street))
  if (kind !== 'home' && address.extra !== '')
    complain('extra', 'post-number', !/^\d{6,10}$/.test(address.extra))
  return { address, problems }
}
