import { z } from 'zod'
import { localisedSchema } from '../catalogue/localised-schema.ts'
import { beginsBeforeItEnds, date, time } from '../prices/schema.ts'
import { DESIGNABLE_KINDS, PRODUCT_KINDS } from '../products/lists.ts'
import { CHANNELS } from '../shops/channels.ts'
import { COUNTRY_CODES, CURRENCIES } from '../shops/locales.ts'
import { regionsOf } from './address-regions.ts'

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
const minor = z.int().min(1).max(10_000_000)
const percent = z.number().gt(0).max(100).multipleOf(0.01)

const method = z.strictObject({
  id,
  speed: z.enum(['standard', 'express', 'saturday']),
  /** Carrier by shipping class; a class without a carrier is not shipped by this method. */
  carriers: z.strictObject({ letter: id.optional(), parcel: id.optional(), bulky: id.optional() }),
})

/** `selling/shipping.json`: shipping methods from the lab to a country; their prices are in the price book. */
export const shippingMethodsSchema = z
  .strictObject({
    version: z.string().min(1),
    plant: z.strictObject({ id, country: z.enum(COUNTRY_CODES) }),
    carriers: z.record(
      id,
      z.strictObject({
        /** A brand name, or a name in each language. */
        name: z.union([z.string().min(1), localisedSchema]),
        /** Tracking page of a parcel; `{number}` is replaced by its number. */
        tracking: z.string().startsWith('https://').includes('{number}').optional(),
      }),
    ),
    countries: z.record(z.enum(COUNTRY_CODES), z.array(method).min(1)),
  })
  .superRefine(({ carriers, countries }, context) => {
    for (const [country, methods] of Object.entries(countries))
      for (const carrier of methods.flatMap(one => Object.values(one.carriers)))
        if (carrier !== undefined && !Object.hasOwn(carriers, carrier))
          context.addIssue({
            code: 'custom',
            path: ['countries', country],
            message: `unknown carrier "${carrier}"`,
          })
  })

/** A code that lowers the price of goods. */
export const promotionSchema = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9]{3,20}$/, 'must be capitals and digits'),
    reduction: z.union([
      z.strictObject({ percent }),
      z.strictObject({ amount: z.partialRecord(z.enum(CURRENCIES), minor) }),
    ]),
    channels: z.array(z.enum(CHANNELS)).min(1).optional(),
    countries: z.array(z.enum(COUNTRY_CODES)).min(1).optional(),
    /** Eligible product kinds; by default all but vouchers. */
    kinds: z.array(z.enum(PRODUCT_KINDS)).min(1).optional(),
    /** First and last day, both inclusive, in the lab's time zone. */
    from: date,
    fromTime: time.optional(),
    until: date.optional(),
    untilTime: time.optional(),
    /** Minimum value of the eligible goods. */
    minimum: z.partialRecord(z.enum(CURRENCIES), minor).optional(),
  })
  .refine(beginsBeforeItEnds, { message: 'ends before it begins', path: ['until'] })

/** `selling/promotions.json`: codes that lower the price of goods. */
export const promotionsSchema = z
  .strictObject({
    version: z.string().min(1),
    promotions: z.array(promotionSchema),
  })
  .refine(({ promotions }) => new Set(promotions.map(({ code }) => code)).size === promotions.length, {
    message: 'has a code twice',
  })

/** `selling/also-as.json`: other products offered for the picture of a cart line. */
export const crossSellSchema = z.strictObject({
  version: z.string().min(1),
  /** Limit on offers shown at once, and on those of one kind. */
  most: z.int().min(1).max(12),
  mostOfKind: z.int().min(1).max(12),
  offers: z
    .array(
      z.strictObject({
        id,
        kind: z.enum(DESIGNABLE_KINDS),
        /** Parameters of the designer's address; the kind completes the others. */
        params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
        /** Number of pieces in the price: one, a fixed number, or one per photo if there are several. */
        count: z.union([z.literal('photos'), z.int().min(2)]).optional(),
        /** Months of the year in which it is offered; all by default. */
        months: z.array(z.int().min(1).max(12)).min(1).optional(),
      }),
    )
    .refine(offers => new Set(offers.map(one => one.id)).size === offers.length, {
      message: 'has an id twice',
    }),
})

const STATES = regionsOf('com').map(({ code }) => code)
const state = z.string().refine(code => STATES.includes(code), { message: 'must be a state' })

/** `selling/us-sales-tax.json`: sales taxes of American states, added where the seller must collect them. */
export const salesTaxSchema = z.strictObject({
  version: z.string().min(1),
  /** States in which the seller has nexus; no other state's tax is collected. */
  nexus: z.array(state),
  states: z.record(
    state,
    z
      .array(
        z.strictObject({
          validFrom: date,
          percent: z.number().min(0).max(20).multipleOf(0.001),
          /** Shipping charges are taxed like the goods. */
          taxesShipping: z.boolean(),
        }),
      )
      .min(1),
  ),
})

/** Goods that the EU's deforestation regulation traces (Regulation (EU) 2023/1115, annex I: wood and paper). */
export const TRACED_GOODS = ['wood', 'envelope', 'wallpaper'] as const
export type TracedGood = (typeof TRACED_GOODS)[number]

/** `selling/customs.json`: customs data of goods; the first matching entry applies. */
export const customsSchema = z.strictObject({
  version: z.string().min(1),
  /** Country of manufacture, ISO 3166. */
  origin: z.string().regex(/^[A-Z]{2}$/, 'must be two capitals'),
  goods: z
    .array(
      z.strictObject({
        kinds: z.array(z.enum(PRODUCT_KINDS)).min(1),
        /** Matches if each of these fields of the configuration contains one of its words. */
        where: z.record(z.string(), z.array(z.string().min(2)).min(1)).optional(),
        /** Six digits of the Harmonised System; a customs broker has to confirm them. */
        heading: z.string().regex(/^\d{6}$/, 'must be six digits'),
        /** In English, as on customs forms. */
        name: z.string().min(3).max(60),
        traced: z.array(z.enum(TRACED_GOODS)).optional(),
      }),
    )
    .min(1),
  /** Reference number of the supplier's due diligence statement, if there is one. */
  supplierReferences: z.strictObject({
    wood: z.string().min(4).max(60).nullable(),
    envelope: z.string().min(4).max(60).nullable(),
    wallpaper: z.string().min(4).max(60).nullable(),
  }),
})

export type CustomsTable = z.infer<typeof customsSchema>
export type ShippingMethods = z.infer<typeof shippingMethodsSchema>
export type Promotion = z.infer<typeof promotionSchema>
export type CrossSellData = z.infer<typeof crossSellSchema>
export type CrossSellRule = CrossSellData['offers'][number]
export type SalesTaxTable = z.infer<typeof salesTaxSchema>

/** Selling data besides catalogue and prices. */
export interface SellingData {
  shipping: ShippingMethods
  promotions: readonly Promotion[]
  salesTax: SalesTaxTable
  alsoAs: CrossSellData
  customs: CustomsTable
}
