import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '../shops/locales.ts'
import {
  carrierServices,
  girthOf,
  type PackableItem,
  type PackableQuantity,
  packedDimensions,
  packOrder,
  shippingClassOf,
} from './pack-order.ts'
import { POSTER, packable, packableAs, SAMPLE } from './packable-items.fixture.ts'
import { quoteShipping, shippingAmount, speedSurcharge } from './shipping.ts'
import { type ShippingService, type ShippingTable, shippingSchema } from './shipping-schema.ts'

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
    // Free shipping stays free, whatever the value of the goods.
    ['de', 'parcel', 500_000, 0],
    ['fr', 'parcel', 500_000, 795],
  ] as const)('to %s for a %s worth %i is %i', (country, size, goods, fee) => {
    expect(shippingAmount(table, country, [packableAs(size)], goods)).toBe(fee)
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
      shippingAmount(table, 'de', [packableAs('parcel')], 2000, speed),
    )
    expect(fees).toEqual([495, 1290, 1790])
  })

  it('is the surcharge alone where the rest is free', () => {
    expect(shippingAmount(table, 'de', [packableAs('parcel')], 10_000, 'express')).toBe(795)
  })

  it('cannot be asked for a service the country lacks', () => {
    expect(speedSurcharge(table, 'com', 'express')).toBeUndefined()
    expect(speedSurcharge(table, 'ch', 'saturday')).toBeUndefined()
    expect(() => shippingAmount(table, 'com', [packableAs('parcel')], 1000, 'express')).toThrow(RangeError)
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

  it('goes by the bulkiest piece and is free for large German orders of parcels', () => {
    const mixed = [packableAs('parcel'), packableAs('bulky')]
    expect(shippingAmount(table, 'de', [packableAs('parcel'), packableAs('parcel')], 5000)).toBe(495)
    expect(shippingAmount(table, 'de', mixed, 50_000)).toBe(1295)
    expect(shippingAmount(table, 'de', [packableAs('parcel')], 10_000)).toBe(0)
    expect(shippingAmount(table, 'fr', [packableAs('parcel')], 10_000)).toBe(795)
    expect(shippingAmount(table, 'de', [], 500)).toBe(0)
  })

  it('of samples is a letter’s, a thicker one’s where they are many, a parcel’s beyond that', () => {
    const fee = (count: number) => shippingAmount(table, 'de', [packable(SAMPLE, count)], 1000)
    expect([1, 8, 9, 23, 24].map(fee)).toEqual([180, 180, 290, 290, 495])
  })

  it('is more for a heavy parcel, and more again for each further one', () => {
    const glass: PackableItem = { ...POSTER, grams: 5400 }
    const fee = (count: number) => shippingAmount(table, 'at', [packable(glass, count)], 5000)
    expect([1, 2, 5, 6, 11].map(fee)).toEqual([695, 995, 995, 995 + 695, 995 + 2 * 695])
  })
})

/** Pieces of every form, from the lightest and smallest to the heaviest and largest of the catalogue. */
const anyPiece: fc.Arbitrary<PackableItem> = fc.record({
  form: fc.constantFrom('letter' as const, 'roll' as const, 'flat' as const, 'parcel' as const),
  grams: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 300, max: 18_000 })),
  widthMm: fc.integer({ min: 50, max: 2000 }),
  heightMm: fc.integer({ min: 50, max: 1300 }),
  depthMm: fc.constantFrom(0.3, 2, 7.9, 25, 60),
  isPosted: fc.boolean(),
})
const anyOrder = fc.array(fc.record({ piece: anyPiece, count: fc.integer({ min: 1, max: 12 }) }), {
  minLength: 1,
  maxLength: 6,
})
const anyCountry = fc.constantFrom(...COUNTRY_CODES)

describe('an order of any pieces', () => {
  it('is packed whole, each parcel within what its carrier takes', () => {
    fc.assert(
      fc.property(anyCountry, anyOrder, (country, order) => {
        const parcels = packOrder(table, country, order)
        const count = (of: readonly PackableQuantity[]) => of.reduce((sum, one) => sum + one.count, 0)
        expect(count(parcels.flatMap(({ contents }) => contents))).toBe(count(order))
        for (const { class: size, contents, grams } of parcels) {
          const service = carrierServices(table, country, size).at(-1)?.service as ShippingService
          const litres = contents.reduce(
            (sum, { piece, count: many }) =>
              sum + (many * piece.widthMm * piece.heightMm * piece.depthMm) / 1_000_000,
            0,
          )
          expect(grams).toBeLessThanOrEqual(service.maxGrams)
          expect(litres).toBeLessThanOrEqual(service.maxLitres + 1e-9)
          for (const { piece } of contents) {
            // Posted pieces are flat in their envelope, even those that would be rolled for a parcel.
            const edges = packedDimensions(table, size === 'letter' ? { ...piece, form: 'letter' } : piece)
            expect(edges.every((edge, index) => edge <= (service.maxEdgesMm[index] ?? 0))).toBe(true)
            expect(girthOf(edges)).toBeLessThanOrEqual(service.maxGirthMm)
          }
        }
      }),
    )
  })

  it('costs what its parcels cost, whole and at least the country’s share unless free', () => {
    fc.assert(
      fc.property(anyCountry, anyOrder, fc.nat(1_000_000), (country, order, goods) => {
        const fee = shippingAmount(table, country, order, goods)
        const parcels = quoteShipping(table, country, order, goods)
        const { minimumPercent = 0 } = table.countries[country]
        expect(parcels.reduce((sum, { amount }) => sum + amount, 0)).toBe(fee)
        expect(parcels.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
        expect(fee === 0 || fee * 100 >= goods * minimumPercent).toBe(true)
      }),
    )
  })

  it('never costs less, nor comes in fewer parcels, with a piece more anywhere', () => {
    const more = fc.record({ piece: anyPiece, count: fc.integer({ min: 1, max: 5 }) })
    fc.assert(
      fc.property(anyCountry, anyOrder, more, fc.nat(), (country, order, added, place) => {
        // Below any threshold: shipping may become free with one more line.
        const longer = order.toSpliced(place % (order.length + 1), 0, added)
        const [before, after] = [order, longer].map(one => quoteShipping(table, country, one, 4000))
        const sum = (parcels: typeof before) => parcels?.reduce((all, { amount }) => all + amount, 0) ?? 0
        expect(sum(after)).toBeGreaterThanOrEqual(sum(before))
        expect(after?.length).toBeGreaterThanOrEqual(before?.length ?? 0)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('what a piece is sent as', () => {
  const flat = (widthMm: number, heightMm: number): PackableItem => ({ ...POSTER, widthMm, heightMm })

  it('is decided by its longest packed edge', () => {
    expect(shippingClassOf(table, 'de', flat(1140, 700))).toBe('parcel')
    expect(shippingClassOf(table, 'de', flat(700, 1141))).toBe('bulky')
  })

  it('is decided by its girth where it is thick', () => {
    expect(shippingClassOf(table, 'de', { ...flat(1100, 1000), depthMm: 100 })).toBe('parcel')
    expect(shippingClassOf(table, 'de', { ...flat(1100, 1000), depthMm: 200 })).toBe('bulky')
  })

  it('is decided by its weight', () => {
    const slab = { ...flat(600, 400), grams: 31_000 }
    expect(shippingClassOf(table, 'de', slab)).toBe('parcel')
    expect(shippingClassOf(table, 'ch', slab)).toBe('bulky')
  })

  it('is a parcel for what is rolled along its shorter side', () => {
    expect(shippingClassOf(table, 'de', { ...flat(2000, 1100), form: 'roll' })).toBe('parcel')
    expect(shippingClassOf(table, 'de', { ...flat(2000, 1200), form: 'roll' })).toBe('bulky')
  })
})

describe('the data', () => {
  const broken = (change: (data: ShippingTable) => void) => {
    const data = structuredClone(table)
    change(data)
    const result = shippingSchema.safeParse(data)
    return result.success ? [] : result.error.issues.map(({ message }) => message)
  }
  const germanOf = (data: ShippingTable) => data.countries.de.services

  it('is refused where what is larger costs less', () => {
    expect(broken(data => Object.assign(germanOf(data)[4] ?? {}, { amount: 100 }))).toEqual([
      '"bulky" costs less than what is smaller',
    ])
  })

  it('is refused where a service is unknown, or in the wrong order', () => {
    expect(broken(data => Object.assign(germanOf(data)[0] ?? {}, { id: 'pigeon' }))).toEqual([
      'names an unknown service',
    ])
    expect(broken(data => germanOf(data).reverse())).toContain('must be small to large')
  })

  it('is refused where a further parcel has no price', () => {
    expect(broken(data => delete germanOf(data)[2]?.further)).toEqual([
      '"parcel" has no price of a further parcel',
    ])
  })
})
