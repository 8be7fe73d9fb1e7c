import type { CountryCode } from '../shop/locales.ts'
import type { Size } from '../sizes/dimension.ts'
import type { ShippingTable } from './shipping-schema.ts'

/** Letters are what fits through the door's slot: samples and the like. */
export type ShippingClass = 'letter' | 'parcel' | 'bulky'
export type ShippingSpeed = 'standard' | 'express' | 'saturday'

/** How a piece of this outer size travels. */
export function shippingClassOf(
  { bulkyOverMm, packingMm }: ShippingTable,
  { widthMm, heightMm }: Size,
): 'parcel' | 'bulky' {
  return Math.max(widthMm, heightMm) + packingMm > bulkyOverMm ? 'bulky' : 'parcel'
}

/**
 * Shipping of an order in minor units: one price for all, by the bulkiest piece; free from the country's threshold,
 * bulky pieces excepted. A fee that is charged is at least the country's share of the goods' value, rounded up (our
 * reading of spec 9, "Minimum shipping fee percent": dear goods are insured for more); free stays free. An order of
 * nothing costs nothing.
 *
 * @throws RangeError for a speed the country does not have; ask `surchargeOf` first
 */
export function shippingAmount(
  table: ShippingTable,
  country: CountryCode,
  classes: readonly ShippingClass[],
  goods: number,
  speed: ShippingSpeed = 'standard',
): number {
  if (classes.length === 0) return 0
  const surcharge = surchargeOf(table, country, speed)
  if (surcharge === undefined) throw new RangeError(`There is no ${speed} shipping to ${country}.`)
  const { letter, parcel, bulky, freeFrom, minimumPercent = 0 } = table.countries[country]
  const isBulky = classes.includes('bulky')
  const isLetter = letter !== undefined && classes.every(one => one === 'letter')
  if (!isBulky && freeFrom !== undefined && goods >= freeFrom) return surcharge
  return Math.max(isBulky ? bulky : isLetter ? letter : parcel, shareOf(goods, minimumPercent)) + surcharge
}

/** What a speed costs on top of the fee, in minor units; `undefined` where the country does not have it. */
export function surchargeOf(
  table: ShippingTable,
  country: CountryCode,
  speed: ShippingSpeed,
): number | undefined {
  if (speed === 'standard') return 0
  const { express, saturday } = table.countries[country]
  if (speed === 'express' || express === undefined) return express
  return saturday === undefined ? undefined : express + saturday
}

// Whole hundredths of a per cent keep the product exact.
const shareOf = (amount: number, percent: number): number =>
  Math.ceil((amount * Math.round(percent * 100)) / 10_000)
