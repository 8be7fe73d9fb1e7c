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

/** What is to be delivered; without anything, a product of medium effort. */
export const deliveryItemSchema = z.object({
  kind: z.enum(PRODUCT_KINDS).optional(),
  /** What differs within a kind: a photo book's type, a card's refinement. */
  type: wordSchema.optional(),
  /** What a card is sent for; without it no day of an occasion is told for a card. */
  occasion: z.enum(OCCASIONS).optional(),
  materialType: wordSchema.optional(),
  frameType: wordSchema.optional(),
})

/** A day at the customer's (`2026-11-26`) with its text. */
export const displayDaySchema = z.object({ day: z.iso.date(), text: z.string() })
export type DisplayDay = z.infer<typeof displayDaySchema>

/** A moment with its text by the clock of the country. */
export const displayMomentSchema = z.object({ at: timeSchema, text: z.string() })
export type DisplayMoment = z.infer<typeof displayMomentSchema>

/** One fast way to the customer. */
export const expressSchema = z.object({
  /** An order of now counts for today. */
  isAvailableNow: z.boolean(),
  /** Until when to order for this day of delivery. */
  orderBy: displayMomentSchema,
  deliveryDay: displayDaySchema,
  /** On top of the shipping fee. */
  surcharge: displayMoneySchema,
})
export type Express = z.infer<typeof expressSchema>

export const getExpressShopSchemas = {
  query: deliveryItemSchema,
  response: z.object({
    /** False where no carrier brings express, or the product takes longer to make. */
    isOffered: z.boolean(),
    /** The channel's promise on working days, from the last moment to order. */
    hours: z.int().nullable(),
    /** Working days that the way to the country takes beyond these hours. */
    moreDays: z.int().nullable(),
    express: expressSchema.nullable(),
    /** How everybody can pay in the shop: days are told for the soonest. */
    payments: z.array(z.enum(PAYMENT_METHODS)),
    /** Only where a Saturday is earlier than express without one. */
    saturday: expressSchema.nullable(),
  }),
}

const days = z.object({ min: z.int(), max: z.int() })
const moment = timeSchema.nullable()

export const getShippingInformationSchemas = {
  query: deliveryItemSchema.extend({
    /** With a size, what sending exactly this picture costs is answered too. */
    ...frameQuerySchema.pick({ optionTypes: true, matType: true, matSize: true }).shape,
    formatType: frameQuerySchema.shape.formatType.optional(),
    quantity: numberFromQuery.pipe(quantitySchema).optional(),
  }),
  response: z.object({
    country: z.enum(COUNTRY_CODES),
    fees: z.object({
      parcel: displayMoneySchema,
      /** For an order with a piece whose longest side goes beyond `bulkyOverMm`, packing included. */
      bulky: displayMoneySchema,
      bulkyOverMm: z.int(),
      /** Parcels are free from this value of the goods on. */
      freeFrom: displayMoneySchema.nullable(),
      /** A fee that is charged is at least this share of the goods, in per cent. */
      minimumPercent: z.number().nullable(),
      /** On top of the fee. */
      express: displayMoneySchema.nullable(),
      /** On top of the fee, express included. */
      saturday: displayMoneySchema.nullable(),
    }),
    /** Hours on working days that express takes, and the country's days beyond them; null where no carrier brings it. */
    expressTime: z.object({ hours: z.int(), moreDays: z.int() }).nullable(),
    /** What an order of nothing but the asked picture pays for shipping; null where no size was asked for. */
    shipping: displayMoneySchema.nullable(),
    /** Postage per card where the shop posts cards itself; empty elsewhere. */
    postage: z.array(z.object({ letterClass: z.string(), price: displayMoneySchema })),
    /** Delivery days on the way. */
    transitDays: days,
    /** From the order to the customer, in working days. */
    workingDays: days,
    delivery: z.object({
      earliest: displayDaySchema,
      /** The day to promise. */
      latest: displayDaySchema,
      /** Both as a range. */
      text: z.string(),
      /** Holds for orders before this moment. */
      orderBy: displayMomentSchema,
    }),
    /** Last order dates for the next occasion; null where a service is not offered or cannot make it. */
    lastOrderDates: z.object({
      occasion: z.string().nullable(),
      lodStart: moment,
      lodEnd: moment,
      safetyLodEnd: moment,
      expressLodEnd: moment,
      saturdayLodEnd: moment,
    }),
    /** Delivery message of this moment; null where there is nothing to tell. */
    message: z.string().nullable(),
  }),
}

export const deliverySchemas = {
  getExpressShop: getExpressShopSchemas,
  getShippingInformation: getShippingInformationSchemas,
}
