import { z } from 'zod'
import { COUNTRY_CODES } from '../shop/locales.ts'

const minor = z.int().min(0).max(10_000_000)

/** `prices/shipping.json`: amounts in the country's currency, VAT included where prices include it. */
export const shippingSchema = z.strictObject({
  version: z.string().min(1),
  /** Parcels whose longest side, with packing, goes beyond this are bulky. */
  bulkyOverMm: z.int().min(1),
  packingMm: z.int().min(0),
  countries: z.record(
    z.enum(COUNTRY_CODES),
    z.strictObject({
      /** Orders of nothing but letters; the parcel's price where it is absent. */
      letter: minor.optional(),
      parcel: minor,
      bulky: minor,
      freeFrom: minor.optional(),
      /** A fee that is charged is at least this share of the goods (spec 9, "Minimum shipping fee percent"). */
      minimumPercent: z.number().gt(0).max(20).multipleOf(0.01).optional(),
      /** On top of the fee; absent where there is no such service. */
      express: minor.optional(),
      /** On top of fee and express. */
      saturday: minor.optional(),
    }),
  ),
})

export type ShippingTable = z.infer<typeof shippingSchema>
