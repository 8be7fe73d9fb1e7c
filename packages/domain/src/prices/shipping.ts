import type { CountryCode } from '../shop/locales.ts'
import type { Size } from '../sizes/dimension.ts'
import type { ShippingTable } from './schema.ts'

export type ShippingClass = 'parcel' | 'bulky'

/** How a piece of this outer size travels. */
export function shippingClassOf(
  { bulkyOverMm, packingMm }: ShippingTable,
  { widthMm, heightMm }: Size,
): ShippingClass {
  return Math.max(widthMm, heightMm) + packingMm > bulkyOverMm ? 'bulky' : 'parcel'
}

/**
 * Shipping of an order in minor units: one price for all, by the bulkiest piece; free from the country's threshold,
 * bulky pieces excepted. An order of nothing costs nothing.
 */
export function shippingAmount(
  table: ShippingTable,
  country: CountryCode,
  classes: readonly ShippingClass[],
  goods: number,
): number {
  if (classes.length === 0) return 0
  const { parcel, bulky, freeFrom } = table.countries[country]
  if (classes.includes('bulky')) return bulky
  return freeFrom !== undefined && goods >= freeFrom ? 0 : parcel
}
