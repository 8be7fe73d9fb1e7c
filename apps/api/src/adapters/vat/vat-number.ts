import { checkVAT, countries } from 'jsvat-next'

/** Asks a register whether a number is a company's today, such as VIES of the European Commission; off unless it is given. */
export type VatRegister = (vatNumber: string) => Promise<'valid' | 'invalid' | 'unknown'>

// The library knows other countries' numbers too, and two that are none of a state's.
const EU = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** A number as it is written on invoices: capitals without spaces, dots and hyphens. */
export const normaliseVatNumber = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9+*]/g, '')

/**
 * The country (ISO 3166) of an EU VAT number whose form and check digits are right; nothing for any other. That it was
 * given to somebody, only the register knows.
 */
export function parseVatNumberCountry(typed: string): string | undefined {
  const number = normaliseVatNumber(typed)
  const prefix = number.slice(0, 2)
  if (!EU.has(prefix) || number.length > 16) return undefined
  const { isValid, country } = checkVAT(number, countries)
  return isValid && country ? (prefix === 'EL' ? 'GR' : prefix) : undefined
}
