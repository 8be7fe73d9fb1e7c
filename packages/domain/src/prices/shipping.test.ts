import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '../shop/locales.ts'
import { type ShippingClass, shippingAmount, surchargeOf } from './shipping.ts'
import { shippingSchema } from './shipping-schema.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../catalogue/${name}`, import.meta.url), 'utf8'))
const table = shippingSchema.parse(read('prices/shipping.json'))
const delivery = read('delivery.json') as { countries: Record<string, { express?: { saturday: boolean } }> }

describe('the shipping fee', () => {
  it.each([
    ['ch', 'parcel', 28_285, 990],
    ['ch', 'parcel', 28_286, 991],
    ['ch', 'parcel', 100_000, 3500],
    ['ch', 'bulky', 100_000, 3500],
    ['ch', 'bulky', 50_000, 2490],
    ['de', 'bulky', 51_800, 1295],
    ['de', 'bulky', 51_801, 1296],
    // Free stays free, whatever the goods are worth.
    ['de', 'parcel', 500_000, 0],
    ['fr', 'parcel', 500_000, 795],
  ] as const)('to %s for a %s worth %i is %i', (country, size, goods, fee) => {
    expect(shippingAmount(table, country, [size], goods)).toBe(fee)
  })

  it('has a least share in the two countries of the specification', () => {
    const shares = COUNTRY_CODES.flatMap(country => {
      const { minimumPercent } = table.countries[country]
      return minimumPercent === undefined ? [] : [[country, minimumPercent]]
    })
    expect(shares).toEqual([
      ['ch', 3.5],
      ['de', 2.5],
    ])
  })

  it('grows by the surcharge for express and again for Saturday', () => {
    const fees = (['standard', 'express', 'saturday'] as const).map(speed =>
      shippingAmount(table, 'de', ['parcel'], 2000, speed),
    )
    expect(fees).toEqual([495, 1290, 1790])
  })

  it('is the surcharge alone where the rest is free', () => {
    expect(shippingAmount(table, 'de', ['parcel'], 10_000, 'express')).toBe(795)
  })

  it('cannot be asked for a service the country lacks', () => {
    expect(surchargeOf(table, 'com', 'express')).toBeUndefined()
    expect(surchargeOf(table, 'ch', 'saturday')).toBeUndefined()
    expect(() => shippingAmount(table, 'com', ['parcel'], 1000, 'express')).toThrow(RangeError)
  })

  it('has a surcharge exactly where a carrier offers the service', () => {
    for (const country of COUNTRY_CODES) {
      const carrier = delivery.countries[country]?.express
      expect([country, table.countries[country].express !== undefined]).toEqual([country, Boolean(carrier)])
      expect([country, table.countries[country].saturday !== undefined]).toEqual([
        country,
        carrier?.saturday === true,
      ])
    }
  })

  it('is whole, never below the country’s share unless free, and never falls for a bulkier order', () => {
    const sizes = fc.array(fc.constantFrom<ShippingClass>('parcel', 'bulky'), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRY_CODES), sizes, fc.nat(1_000_000), (country, classes, goods) => {
        const fee = shippingAmount(table, country, classes, goods)
        const { minimumPercent = 0 } = table.countries[country]
        expect(Number.isSafeInteger(fee)).toBe(true)
        expect(fee === 0 || fee * 100 >= goods * minimumPercent).toBe(true)
        expect(shippingAmount(table, country, [...classes, 'bulky'], goods)).toBeGreaterThanOrEqual(fee)
      }),
    )
  })
})
