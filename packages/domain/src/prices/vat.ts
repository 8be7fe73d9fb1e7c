import { roundHalfUp } from '../money/money.ts'
import type { CountryCode } from '../shops/locales.ts'
import { validEntryOn } from './days.ts'
import type { VatClass, VatTable } from './schema.ts'

export interface VatRate {
  /** Per cent; 0 if prices are shown without tax. */
  rate: number
  included: boolean
}

/** The VAT rate of a product type in a country on a day (trade facts 1: by type and country, never by product). */
export function vatRateOn(table: VatTable, country: CountryCode, vatClass: VatClass, day: string): VatRate {
  const { included, standard, exceptions } = table.countries[country]
  if (!included) return { rate: 0, included }
  const row = validEntryOn(exceptions[vatClass] ?? standard, day)
  return { rate: row?.percent ?? 0, included }
}

/** VAT included in a gross amount, in minor units. Call it once per rate on the total of that rate, never per line. */
export function vatInGross(gross: number, rate: number): number {
  // Rates have at most two decimals; whole hundredths keep the division exact.
  const hundredths = Math.round(rate * 100)
  return roundHalfUp((gross * hundredths) / (10_000 + hundredths))
}

/** Gross amount minus its VAT, in minor units: the net price of a piece or a line. */
export const netOfGross = (gross: number, rate: number): number => gross - vatInGross(gross, rate)
