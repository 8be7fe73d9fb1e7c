import { type DataFiles, type DataProblem, type DataResult, readDataFile } from '../catalogue/data-files.ts'
import type { FrameConfiguration } from '../frame/configuration.ts'
import { addDays, dayIn, weekdayOf } from '../prices/days.ts'
import type { CountryCode } from '../shop/locales.ts'
import { type DeliveryCalendar, deliverySchema } from './schema.ts'

/** Reads `delivery.json`. */
export function parseDelivery(files: DataFiles): DataResult<DeliveryCalendar> {
  const problems: DataProblem[] = []
  const value = readDataFile(files, 'delivery.json', deliverySchema, problems)
  return value ? { ok: true, value } : { ok: false, problems }
}

export interface DeliveryEstimate {
  /** Calendar days at the customer's, as `2026-11-26`. */
  earliest: string
  latest: string
  /** The estimate holds for orders before this moment: day and hour in the plant's time zone. */
  orderBy: { day: string; hour: number; timeZone: string }
}

/**
 * When an order of now arrives: working days in the plant (its weekends and holidays), then delivery days of the
 * country. An honest range; `latest` is the day to promise.
 */
export function estimateDelivery(
  calendar: DeliveryCalendar,
  { materialType, frameType }: Pick<FrameConfiguration, 'materialType' | 'frameType'>,
  country: CountryCode,
  at: Date,
): DeliveryEstimate {
  const { plant, production, countries } = calendar
  const { transit, deliveryDays, holidays } = countries[country]
  const making =
    frameType === undefined ? (production.materials[materialType] ?? production.default) : production.framed
  const inPlant = (day: string) => isOpen(day, plant.workingDays, plant.holidays)
  const onTheWay = (day: string) => isOpen(day, deliveryDays, holidays)

  const today = dayIn(plant.timeZone, at)
  const first = hourIn(plant.timeZone, at) < plant.cutOffHour ? today : addDays(today, 1)
  const start = nextOpen(first, inPlant)
  const arrival = (plantDays: number, wayDays: number) =>
    openDaysAfter(openDaysAfter(start, Math.max(0, plantDays - 1), inPlant), wayDays, onTheWay)
  return {
    earliest: arrival(making.min, transit.min),
    latest: arrival(making.max, transit.max),
    orderBy: { day: start, hour: plant.cutOffHour, timeZone: plant.timeZone },
  }
}

function isOpen(day: string, weekdays: readonly number[], holidays: readonly string[]): boolean {
  return weekdays.includes(weekdayOf(day)) && !holidays.includes(day) && !holidays.includes(day.slice(5))
}

// A calendar without one open day in two months is broken data; better a late promise than a hanging shop.
const HORIZON = 60

function nextOpen(from: string, open: (day: string) => boolean): string {
  for (let step = 0, day = from; step < HORIZON; step++, day = addDays(day, 1)) if (open(day)) return day
  return addDays(from, HORIZON)
}

/** The n-th open day after a day; the day itself for 0. */
function openDaysAfter(day: string, count: number, open: (day: string) => boolean): string {
  let reached = day
  for (let left = count; left > 0; left--) reached = nextOpen(addDays(reached, 1), open)
  return reached
}

function hourIn(timeZone: string, at: Date): number {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at)
  return Number(hour)
}
