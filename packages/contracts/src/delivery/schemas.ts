import { COUNTRY_CODES, OCCASIONS, PAYMENT_METHODS, PRODUCT_KINDS } from '@passepartout/domain'
import * as z from 'zod'
import {
  displayMoneySchema,
  frameQuerySchema,
  numberFromQuery,
  quantitySchema,
  timeSchema,
  wordSchema,
} from '../shapes.ts'

/** The item to deliver; empty means a product of medium production time. */
export const deliveryItemSchema = z.object({
  kind: z.enum(PRODUCT_KINDS).optional(),
  /** Variant of the kind: a photobook's type, a card's refinement. */
  type: wordSchema.optional(),
  /** Occasion of a card; without it no dates of an occasion are returned for a card. */
  occasion: z.enum(OCCASIONS).optional(),
  materialType: wordSchema.optional(),
  frameType: wordSchema.optional(),
})

/** A local day of the customer (`2026-11-26`) with its text. */
export const displayDaySchema = z.object({ day: z.iso.date(), text: z.string() })
export type DisplayDay = z.infer<typeof displayDaySchema>

/** A moment with its text in the country's time zone. */
export const displayMomentSchema = z.object({ at: timeSchema, text: z.string() })
export type DisplayMoment = z.infer<typeof displayMomentSchema>

/** One express service. */
export const expressSchema = z.object({
  /** An order placed now counts for today. */
  isAvailableNow: z.boolean(),
  /** Last moment to order for this delivery day. */
  orderBy: displayMomentSchema,
  deliveryDay: displayDaySchema,
  /** On top of the shipping fee. */
  surcharge: displayMoneySchema,
})
export type Express = z.infer<typeof expressSchema>

export const getExpressShopSchemas = {
  query: deliveryItemSchema,
  response: z.object({
    /** False where no carrier delivers express, or production takes longer. */
    isOffered: z.boolean(),
    /** The channel's promise in hours on working days, from the last moment to order. */
    hours: z.int().nullable(),
    /** Working days of transport to the country beyond these hours. */
    moreDays: z.int().nullable(),
    express: expressSchema.nullable(),
    /** Payment methods open to every customer of the shop; dates are calculated for the fastest. */
    payments: z.array(z.enum(PAYMENT_METHODS)),
    /** Only where Saturday delivery is earlier than express without it. */
    saturday: expressSchema.nullable(),
  }),
}

const days = z.object({ min: z.int(), max: z.int() })
const moment = timeSchema.nullable()

export const getShippingInformationSchemas = {
  query: deliveryItemSchema.extend({
    /** With a size, the response includes the shipping cost of exactly this picture. */
    ...frameQuerySchema.pick({ optionTypes: true, matType: true, matSize: true }).shape,
    formatType: frameQuerySchema.shape.formatType.optional(),
    quantity: numberFromQuery.pipe(quantitySchema).optional(),
  }),
  response: z.object({
    country: z.enum(COUNTRY_CODES),
    fees: z.object({
      parcel: displayMoneySchema,
      /** For an order with a piece whose longest side exceeds `bulkyOverMm`, packing included. */
      bulky: displayMoneySchema,
      bulkyOverMm: z.int(),
      /** Parcels are free from this value of goods. */
      freeFrom: displayMoneySchema.nullable(),
      /** A fee that is charged is at least this share of the goods, in per cent. */
      minimumPercent: z.number().nullable(),
      /** On top of the fee. */
      express: displayMoneySchema.nullable(),
      /** On top of the fee, express included. */
      saturday: displayMoneySchema.nullable(),
    }),
    /** Hours of express on working days, and the country's days beyond them; null where no carrier delivers it. */
    expressTime: z.object({ hours: z.int(), moreDays: z.int() }).nullable(),
    /** Shipping cost of an order of the requested picture alone; null without a size. */
    shipping: displayMoneySchema.nullable(),
    /** Postage per card where the shop posts cards itself; otherwise empty. */
    postage: z.array(z.object({ letterClass: z.string(), price: displayMoneySchema })),
    /** Transit days. */
    transitDays: days,
    /** From the order to delivery, in working days. */
    workingDays: days,
    delivery: z.object({
      earliest: displayDaySchema,
      /** The day to promise. */
      latest: displayDaySchema,
      /** Both as a range. */
      text: z.string(),
      /** Valid for orders before this moment. */
      orderBy: displayMomentSchema,
    }),
    /** Last order dates for the next occasion; null where a service is not offered or too slow. */
    lastOrderDates: z.object({
      occasion: z.string().nullable(),
      lodStart: moment,
      lodEnd: moment,
      safetyLodEnd: moment,
      expressLodEnd: moment,
      saturdayLodEnd: moment,
    }),
    /** Current delivery message; null without one. */
    message: z.string().nullable(),
  }),
}

export const deliverySchemas = {
  getExpressShop: getExpressShopSchemas,
  getShippingInformation: getShippingInformationSchemas,
}
