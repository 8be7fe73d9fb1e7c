import type { CountryCode } from '../shops/locales.ts'
import {
  carrierServices,
  type PackableQuantity,
  type PackedParcel,
  packOrder,
  postalLetterThickness,
} from './pack-order.ts'
import type { ShippingClass, ShippingTable } from './shipping-schema.ts'

export type ShippingSpeed = 'standard' | 'express' | 'saturday'

/** A parcel with its share of the shipping price, in minor units. */
export interface PricedParcel extends PackedParcel {
  amount: number
}

/**
 * Shipping of an order and its price in minor units; the parcels' amounts add up to it.
 *
 * The largest class in use is charged once, plus each class's parcels beyond its first. Envelopes and parcels are free
 * from the country's threshold on, bulky goods are not. A class is charged by the service for its total weight, up to
 * the limit of one parcel. A fee that is charged is at least the country's share of the value of the goods, rounded up
 * (our reading of spec 9, "Minimum shipping fee percent": expensive goods are insured for more); free shipping stays
 * free. Express and Saturday cost their surcharge for each parcel. An empty order costs nothing.
 *
 * @throws RangeError for a speed the country does not have; check with `speedSurcharge` first
 */
export function quoteShipping(
  table: ShippingTable,
  country: CountryCode,
  sent: readonly PackableQuantity[],
  goods: number,
  speed: ShippingSpeed = 'standard',
): PricedParcel[] {
  const surcharge = speedSurcharge(table, country, speed)
  if (surcharge === undefined) throw new RangeError(`There is no ${speed} shipping to ${country}.`)
  const packed = packOrder(table, country, sent)
  const { freeFrom, minimumPercent = 0 } = table.countries[country]
  const isFree = freeFrom !== undefined && goods >= freeFrom
  const largest = packed.at(-1)?.class

  const fees = packed.map((parcel, index) => {
    const isFirst = packed.findIndex(one => one.class === parcel.class) === index
    if (isFree && parcel.class !== 'bulky') return 0
    if (isFirst && parcel.class !== largest) return 0
    const { amount, further } = billableService(table, country, packed, parcel.class)
    return isFirst ? amount : further
  })
  const fee = fees.reduce((sum, amount) => sum + amount, 0)
  const hasFee = packed.length > 0 && !(isFree && largest !== 'bulky')
  // The amount missing to the minimum share is added to the parcel that is paid in full.
  const missing = hasFee ? Math.max(0, percentOfAmount(goods, minimumPercent) - fee) : 0
  const full = packed.findIndex(one => one.class === largest)
  return packed.map((parcel, index) => ({
    ...parcel,
    amount: (fees[index] ?? 0) + (index === full ? missing : 0) + surcharge,
  }))
}

/** Shipping of an order in minor units: the sum of its parcels. */
export const shippingAmount = (...args: Parameters<typeof quoteShipping>): number =>
  quoteShipping(...args).reduce((sum, { amount }) => sum + amount, 0)

/** The first service for the total weight of a class, up to the limit of one parcel: more weight never costs less. */
function billableService(
  table: ShippingTable,
  country: CountryCode,
  packed: readonly PackedParcel[],
  wanted: ShippingClass,
): { amount: number; further: number } {
  const contents = packed.flatMap(parcel => (parcel.class === wanted ? parcel.contents : []))
  const goods = contents.reduce((sum, { piece, count }) => sum + count * piece.grams, 0)
  const grams = goods + Math.max(...contents.map(({ piece }) => table.packing[piece.form].grams))
  const depthMm = wanted === 'letter' ? postalLetterThickness(table, contents) : 0
  const services = carrierServices(table, country, wanted)
  const found =
    services.find(({ service }) => grams <= service.maxGrams && depthMm <= service.maxEdgesMm[2]) ??
    services.at(-1)
  return { amount: found?.amount ?? 0, further: found?.further ?? 0 }
}

/** Surcharge of a speed on a parcel's fee, in minor units; `undefined` if the country does not offer it. */
export function speedSurcharge(
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
const percentOfAmount = (amount: number, percent: number): number =>
  Math.ceil((amount * Math.round(percent * 100)) / 10_000)
