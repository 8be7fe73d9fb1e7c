import { checkVAT, countries } from 'jsvat-next'

/** Checks in a register, such as VIES of the European Commission, whether a number is valid today. Optional. */
export type VatRegister = (vatNumber: string) => Promise<'valid' | 'invalid' | 'unknown'>

// The library also knows numbers of other countries, and two prefixes that belong to no state.
const EU = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** A VAT number in its form on invoices: upper case without spaces, dots and hyphens. */
export const normaliseVatNumber = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9+*]/g, '')

/**
 * The country (ISO 3166) of an EU VAT number with valid form and check digits; `undefined` for any other. Only the
 * register knows whether the number was issued.
 */
export function parseVatNumberCountry(typed: string): string | undefined {
  const number = normaliseVatNumber(typed)
  const prefix = number.slice(0, 2)
  if (!EU.has(prefix) || number.length > 16) return undefined
  const { isValid, country } = checkVAT(number, countries)
  return isValid && country ? (prefix === 'EL' ? 'GR' : prefix) : undefined
}
