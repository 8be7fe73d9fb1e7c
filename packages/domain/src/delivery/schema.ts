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
/** `express`: made at once when it is paid for. */
const making = z.strictObject({ ...range, express: z.boolean().optional() }).refine(isRange, RANGE_ERROR)
/** A day of one year (`2026-12-25`) or of every year (`12-25`). */
const day = z.string().regex(/^(\d{4}-)?\d{2}-\d{2}$/, 'must be 2026-12-25 or 12-25')
const weekday = z.int().min(0).max(6)
const hour = z.int().min(0).max(23)
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** Which public holidays count, by their name in `delivery/holidays.json`, and further days without work. */
const closed = { holidayCalendar: z.string().min(1), closedDays: z.array(day).default([]) }

/** `delivery.json`: the plant's calendar, how long things take, and the way from there. */
export const deliverySchema = z.strictObject({
  version: z.string().min(1),
  plant: z.strictObject({
    timeZone: z.string().min(1),
    /** Orders before this hour still count for the day. */
    cutOffHour: hour,
    workingDays: z.array(weekday).min(1),
    ...closed,
  }),
  express: z.strictObject({
    /** Express orders before this hour still count for the day. */
    cutOffHour: hour,
    /** Days on which carriers bring express parcels without the Saturday surcharge. */
    deliveryDays: z.array(weekday).min(1),
  }),
  /** Delivery days added to the normal way for a promise that holds even when something goes wrong. */
  safetyDays: z.int().min(0).max(20),
  /** How transfers travel: weekdays on which banks book, and until which hour they still take one for the day. */
  banking: z.strictObject({ days: z.array(weekday).min(1), cutOffHour: hour }),
  /** Working days in the plant, the day that counts for the order included. */
  production: z.strictObject({
    default: making,
    framed: making,
    materials: z.record(z.string(), making),
    /** `types` are made differently from the rest of their kind, such as photo books on photo paper. */
    kinds: z.record(
      z.enum(KINDS_WITH_PRODUCTION_TIME),
      making.safeExtend({ types: z.record(id, making).optional() }),
    ),
  }),
  countries: z.record(
    z.enum(COUNTRY_CODES),
    z.strictObject({
      /** Hours are told in this zone; `sayZone` where the country has several. */
      timeZone: z.string().min(1),
      sayZone: z.boolean().default(false),
      /** Delivery days on the way. */
      transit: days,
      deliveryDays: z.array(weekday).min(1),
      ...closed,
      /** Banking days until the money is there, by the way it is paid; what is not named counts at once. */
      moneyDays: z.partialRecord(z.enum(PAYMENT_METHODS), z.int().min(0).max(10)).optional(),
      /** Delivery days of an express parcel on the way, and whether one can come on a Saturday. */
      express: z.strictObject({ transit: z.int().min(1).max(10), saturday: z.boolean() }).optional(),
    }),
  ),
  /** Days for which people order presents. */
  occasions: z.array(
    z.strictObject({
      id,
      /** The last days on which a present may arrive. */
      days: z.array(day).min(1),
      /** When last order dates begin to be told. */
      startDaysBefore: z.int().min(1).max(120),
      countries: z.array(z.enum(COUNTRY_CODES)).optional(),
      channels: z.array(z.enum(CHANNELS)).optional(),
      /** Occasions of the cards that are sent for it. Cards for other occasions are not ordered for this day. */
      cards: z.array(z.enum(OCCASIONS)).default([]),
      /** Such as `in time for Christmas`. */
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
/** Where someone works or delivers, with all days on which nobody does. */
type Closed<T> = Omit<T, 'holidayCalendar' | 'closedDays'> & { holidays: readonly string[] }

/** The rules with the public holidays filled in. */
export interface DeliveryCalendar extends Omit<DeliveryRules, 'plant' | 'countries'> {
  plant: Closed<DeliveryRules['plant']>
  countries: Record<
    keyof DeliveryRules['countries'],
    Closed<DeliveryRules['countries'][keyof DeliveryRules['countries']]>
  >
  /** The last day whose public holidays are known. */
  holidaysUntil: string
}

export type Occasion = DeliveryRules['occasions'][number]
export type ProductionTimes = z.infer<typeof making>
