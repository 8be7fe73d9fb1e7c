import type { LengthUnit } from '../shops/locales.ts'
import { toDisplayUnit, toMm } from './format-size.ts'

const MAX_INTEGER_DIGITS = 4

/** The decimal separator of size fields: comma in metric shops, point in inch shops (specification, "Rules"). */
export const decimalSeparator = (unit: LengthUnit): ',' | '.' => (unit === 'in' ? '.' : ',')

/**
 * Cleans the input of a size field after typing or pasting: digits and one decimal separator, no leading zeros, at most
 * four digits before and one after the separator. A trailing separator stays, because the customer is still typing.
 * `007` -> `7`, `,5` -> `0,5`, `12345.67` -> `1234,6`.
 */
export function sanitiseDimensionInput(typed: string, unit: LengthUnit): string {
  const sign = decimalSeparator(unit)
  const [whole = '', ...decimals] = typed.replace(/[^\d.,]/g, '').split(/[.,]/)
  const integer = whole.replace(/^0+(?=\d)/, '').slice(0, MAX_INTEGER_DIGITS)
  if (decimals.length === 0) return integer
  return `${integer || '0'}${sign}${decimals.join('').slice(0, 1)}`
}

/** Millimetres of a size field; `undefined` if it contains no size yet. 0 is not a size. */
export function parseDimensionInput(typed: string, unit: LengthUnit): number | undefined {
  const value = Number.parseFloat(sanitiseDimensionInput(typed, unit).replace(',', '.'))
  return Number.isFinite(value) && value > 0 ? toMm(value, unit) : undefined
}

/** A length formatted for a size field: `60`, `60,5`, `23.6`. */
export const dimensionInputValue = (mm: number, unit: LengthUnit): string =>
  String(toDisplayUnit(mm, unit)).replace('.', decimalSeparator(unit))
