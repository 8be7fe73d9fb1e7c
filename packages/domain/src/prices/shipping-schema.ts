import { z } from 'zod'
import { COUNTRY_CODES } from '../shops/locales.ts'

const minor = z.int().min(0).max(10_000_000)
const mm = z.int().min(1).max(10_000)
const grams = z.int().min(0).max(1_000_000)

/** Shipping classes, small to large: through a letterbox, in a parcel, as bulky goods. */
export const SHIPPING_CLASSES = ['letter', 'parcel', 'bulky'] as const

/** Allowance for packaging: for the two longer edges, for the third one, and for the weight of a parcel. */
const packing = z.strictObject({ grams, edgeMm: z.int().min(0), depthMm: z.int().min(0) })

const service = z.strictObject({
  class: z.enum(SHIPPING_CLASSES),
  /** Of the whole parcel, including packaging. */
  maxGrams: grams.min(1),
  /** Of the packed parcel, longest edge first. */
  maxEdgesMm: z.tuple([mm, mm, mm]).refine(([long, middle, short]) => long >= middle && middle >= short, {
    message: 'must be the longest edge first',
  }),
  /** Longest edge plus the circumference around the other two, as carriers measure it. */
  maxGirthMm: mm,
  /** Total volume of the pieces inside. */
  maxLitres: z.int().min(1).max(10_000),
})

const price = z.strictObject({
  id: z.string().min(1),
  amount: minor,
  /** Price of each further parcel of the class; items in the smallest class never need one. */
  further: minor.optional(),
})

/** `prices/shipping.json`: amounts in the country's currency, including VAT if prices include it. */
export const shippingSchema = z
  .strictObject({
    version: z.string().min(1),
    packing: z.strictObject({
      letter: packing,
      /** A tube: as long as the shorter side of the print, with the same diameter for every print. */
      roll: z.strictObject({ grams, edgeMm: z.int().min(0), tubeMm: mm }),
      flat: packing,
      parcel: packing,
    }),
    services: z.record(z.string(), service),
    countries: z.record(
      z.enum(COUNTRY_CODES),
      z.strictObject({
        /** Services in the country, small to large; each costs at least as much as the one before. */
        services: z.array(price),
        freeFrom: minor.optional(),
        /**
         * Minimum shipping fee as a share of the goods, if a fee is charged (spec 9, "Minimum shipping fee percent").
         */
        minimumPercent: z.number().gt(0).max(20).multipleOf(0.01).optional(),
        /** Surcharge on the fee for each parcel; absent if there is no such service. */
        express: minor.optional(),
        /** Surcharge on fee and express. */
        saturday: minor.optional(),
      }),
    ),
  })
  .superRefine(({ services, countries }, context) => {
    for (const [country, { services: offered }] of Object.entries(countries)) {
      const refuse = (message: string) =>
        context.addIssue({ code: 'custom', path: ['countries', country, 'services'], message })
      const known = offered.map(({ id }) => services[id])
      if (known.includes(undefined)) refuse('names an unknown service')
      const rank = known.map(one => SHIPPING_CLASSES.indexOf(one?.class ?? 'letter'))
      if (rank.some((one, index) => one < (rank[index - 1] ?? 0))) refuse('must be small to large')
      if (!rank.includes(1) || !rank.includes(2)) refuse('needs a parcel and a way for bulky goods')
      for (const [index, { id, amount, further }] of offered.entries()) {
        if (amount < (offered[index - 1]?.amount ?? 0)) refuse(`"${id}" costs less than what is smaller`)
        if (rank[index] !== 0 && further === undefined) refuse(`"${id}" has no price of a further parcel`)
        const before = known[index - 1]
        if (before && rank[index] === rank[index - 1] && before.maxGrams >= (known[index]?.maxGrams ?? 0))
          refuse(`"${id}" takes no more weight than what is smaller`)
      }
    }
  })

export type ShippingTable = z.infer<typeof shippingSchema>
export type ShippingService = z.infer<typeof service>
/** The smallest class is for items that fit through a letterbox, such as samples. */
export type ShippingClass = (typeof SHIPPING_CLASSES)[number]
