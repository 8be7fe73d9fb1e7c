import { z } from 'zod'
import { localisedSchema } from '../catalogue/localised-schema.ts'
import { OCCASIONS } from '../catalogue/vocabulary.ts'
import { PAYMENT_METHODS } from '../checkout/order-states.ts'
import { KINDS_WITH_PRODUCTION_TIME } from '../products/lists.ts'
import { CHANNELS } from '../shops/channels.ts'
import { COUNTRY_CODES } from '../shops/locales.ts'

const range = { min: z.int().min(0).max(60), max: z.int().min(0).max(60) }
const isRange = ({ min, max }: { min: number; max: number }) => min <= max
const RANGE_ERROR = { message: 'min must not be above max' }
const days = z.strictObject(range).refine(isRange, RANGE_ERROR)
/** `express`: produced at once after payment. */
const making = z.strictObject({ ...range, express: z.boolean().optional() }).refine(isRange, RANGE_ERROR)
/** A day of one year (`2026-12-25`) or of every year (`12-25`). */
const day = z.string().regex(/^(\d{4}-)?\d{2}-\d{2}$/, 'must be 2026-12-25 or 12-25')
const weekday = z.int().min(0).max(6)
const hour = z.int().min(0).max(23)
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** The calendar of public holidays, by its name in `delivery/holidays.json`, and further closed days. */
const closed = { holidayCalendar: z.string().min(1), closedDays: z.array(day).default([]) }

/** `delivery.json`: the lab's calendar, production times and transit times. */
export const deliverySchema = z.strictObject({
  version: z.string().min(1),
  plant: z.strictObject({
    timeZone: z.string().min(1),
    /** Orders before this hour count for the same day. */
    cutOffHour: hour,
    workingDays: z.array(weekday).min(1),
    ...closed,
  }),
  express: z.strictObject({
    /** Express orders before this hour count for the same day. */
    cutOffHour: hour,
    /** Days on which carriers deliver express parcels without the Saturday surcharge. */
    deliveryDays: z.array(weekday).min(1),
  }),
  /** Delivery days added to the normal route, for a promise that holds even if something goes wrong. */
  safetyDays: z.int().min(0).max(20),
  /** Transfers: weekdays on which banks book, and the hour until which they accept a transfer for the same day. */
  banking: z.strictObject({ days: z.array(weekday).min(1), cutOffHour: hour }),
  /** Working days in the lab, including the effective order day. */
  production: z.strictObject({
    default: making,
    framed: making,
    materials: z.record(z.string(), making),
    /** `types` are produced differently from the rest of their kind, such as photo books on photo paper. */
    kinds: z.record(
      z.enum(KINDS_WITH_PRODUCTION_TIME),
      making.safeExtend({ types: z.record(id, making).optional() }),
    ),
  }),
  countries: z.record(
    z.enum(COUNTRY_CODES),
    z.strictObject({
      /** Time zone of displayed hours; `sayZone` names it if the country has several. */
      timeZone: z.string().min(1),
      sayZone: z.boolean().default(false),
      transit: days,
      deliveryDays: z.array(weekday).min(1),
      ...closed,
      /** Banking days until the money arrives, by payment method; methods not listed count at once. */
      moneyDays: z.partialRecord(z.enum(PAYMENT_METHODS), z.int().min(0).max(10)).optional(),
      /** Delivery days of an express parcel in transit, and whether it can arrive on a Saturday. */
      express: z.strictObject({ transit: z.int().min(1).max(10), saturday: z.boolean() }).optional(),
    }),
  ),
  /** Occasions for which customers order presents. */
  occasions: z.array(
    z.strictObject({
      id,
      /** The last days on which a present may arrive. */
      days: z.array(day).min(1),
      /** When last order dates start to be shown. */
      startDaysBefore: z.int().min(1).max(120),
      countries: z.array(z.enum(COUNTRY_CODES)).optional(),
      channels: z.array(z.enum(CHANNELS)).optional(),
      /** Occasions of cards that are sent for it. Cards for other occasions do not use this day. */
      cards: z.array(z.enum(OCCASIONS)).default([]),
      /** Text such as `in time for Christmas`. */
      inTime: localisedSchema,
    }),
  ),
})

/** `delivery/holidays.json`, written by `tools/write-holidays.ts`. */
export const holidaysSchema = z.strictObject({
  version: z.string().min(1),
  source: z.string().min(1),
  /** First and last day the calendars cover. */
  from: z.iso.date(),
  until: z.iso.date(),
  calendars: z.record(z.string(), z.array(z.iso.date())),
})

type DeliveryRules = z.infer<typeof deliverySchema>
/** A place of work or delivery, with all of its holidays. */
type Closed<T> = Omit<T, 'holidayCalendar' | 'closedDays'> & { holidays: readonly string[] }

/** The rules with the public holidays filled in. */
export interface DeliveryCalendar extends Omit<DeliveryRules, 'plant' | 'countries'> {
  plant: Closed<DeliveryRules['plant']>
  countries: Record<
    keyof DeliveryRules['countries'],
    Closed<DeliveryRules['countries'][keyof DeliveryRules['countries']]>
  >
  /** The last day with known public holidays. */
  holidaysUntil: string
}

export type Occasion = DeliveryRules['occasions'][number]
export type ProductionTimes = z.infer<typeof making>
