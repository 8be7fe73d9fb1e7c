import { z } from 'zod'
import { MATERIALS } from '../catalogue/vocabulary.ts'
import { COUNTRY_CODES } from '../shop/locales.ts'

const days = z
  .strictObject({ min: z.int().min(0).max(60), max: z.int().min(0).max(60) })
  .refine(({ min, max }) => min <= max, {
    message: 'min must not be above max',
  })
/** A day of one year (`2026-12-25`) or of every year (`12-25`). */
const holiday = z.string().regex(/^(\d{4}-)?\d{2}-\d{2}$/, 'must be 2026-12-25 or 12-25')
const weekday = z.int().min(0).max(6)

/** `delivery.json`: the plant's calendar and the way from there. */
export const deliverySchema = z.strictObject({
  version: z.string().min(1),
  plant: z.strictObject({
    timeZone: z.string().min(1),
    /** Orders before this hour still count for the day. */
    cutOffHour: z.int().min(0).max(23),
    workingDays: z.array(weekday).min(1),
    holidays: z.array(holiday),
  }),
  /** Working days in the plant, the day that counts for the order included. */
  production: z.strictObject({
    default: days,
    materials: z.partialRecord(z.enum(MATERIALS), days),
    framed: days,
  }),
  countries: z.record(
    z.enum(COUNTRY_CODES),
    z.strictObject({
      /** Delivery days on the way. */
      transit: days,
      deliveryDays: z.array(weekday).min(1),
      holidays: z.array(holiday),
    }),
  ),
})

export type DeliveryCalendar = z.infer<typeof deliverySchema>
