import { COUNTRY_CODES } from '@passepartout/domain'
import * as z from 'zod'
import { frameQuerySchema, quantitySchema, queryNumber, shownMoneySchema, timeSchema } from '../shapes.ts'
import { deliveryItemSchema, shownDaySchema, shownMomentSchema } from './shapes.ts'

const days = z.object({ min: z.int(), max: z.int() })
const moment = timeSchema.nullable()

export const getShippingInformationSchemas = {
  query: deliveryItemSchema.extend({
    /** With a size, what sending exactly this picture costs is answered too. */
    ...frameQuerySchema.pick({ optionTypes: true, matType: true, matSize: true }).shape,
    formatType: frameQuerySchema.shape.formatType.optional(),
    quantity: queryNumber.pipe(quantitySchema).optional(),
  }),
  response: z.object({
    country: z.enum(COUNTRY_CODES),
    fees: z.object({
      parcel: shownMoneySchema,
      /** For an order with a piece whose longest side goes beyond `bulkyOverMm`, packing included. */
      bulky: shownMoneySchema,
      bulkyOverMm: z.int(),
      /** Parcels are free from this value of the goods on. */
      freeFrom: shownMoneySchema.nullable(),
      /** A fee that is charged is at least this share of the goods, in per cent. */
      minimumPercent: z.number().nullable(),
      /** On top of the fee. */
      express: shownMoneySchema.nullable(),
      /** On top of the fee, express included. */
      saturday: shownMoneySchema.nullable(),
    }),
    /** What an order of nothing but the asked picture pays for shipping; null where no size was asked for. */
    shipping: shownMoneySchema.nullable(),
    /** Postage per card where the shop posts cards itself; empty elsewhere. */
    postage: z.array(z.object({ letterClass: z.string(), price: shownMoneySchema })),
    /** Delivery days on the way. */
    transitDays: days,
    /** From the order to the customer, in working days. */
    workingDays: days,
    delivery: z.object({
      earliest: shownDaySchema,
      /** The day to promise. */
      latest: shownDaySchema,
      /** Both as a range. */
      text: z.string(),
      /** Holds for orders before this moment. */
      orderBy: shownMomentSchema,
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
