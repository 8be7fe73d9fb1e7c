import { addDays } from '../prices/days.ts'
import { channelSettings } from '../shops/channels.ts'
import type { Shop } from '../shops/shop.ts'
import { type DeliveryItem, productionTimeOf } from './delivery-item.ts'
import type { DeliveryCalendar } from './schema.ts'
import { addWorkingDays, type IsWorkingDay, isWorkingDayOn, nextWorkingDay } from './working-days.ts'
import { hourInZone } from './zoned-time.ts'

/** Delivery services, safest first (spec 4, "Delivery message"). */
export const DELIVERY_SERVICES = ['safety', 'normal', 'express', 'saturday'] as const
export type DeliveryService = (typeof DELIVERY_SERVICES)[number]

export interface DeliveryRoute {
  /** Orders before this hour, in the lab's time zone, count for the same day. */
  cutOffHour: number
  /** Days on which an order can count. */
  inPlant: IsWorkingDay
  /** Days on which the carrier delivers. */
  onTheWay: IsWorkingDay
  /** The day of delivery of an order that counts for a working day of the lab. */
  arrival(orderDay: string): string
}

const SATURDAY = 6

/**
 * The route of a service to a shop's customers; `undefined` if it is not offered there. Express parcels leave on the
 * effective order day (24 h) or on the next working day (48 h), depending on the channel (spec 9).
 */
export function deliveryRoute(
  calendar: DeliveryCalendar,
  item: DeliveryItem,
  shop: Pick<Shop, 'channel' | 'country' | 'locale'>,
  service: DeliveryService,
): DeliveryRoute | undefined {
  const { plant, express, safetyDays } = calendar
  const country = calendar.countries[shop.country]
  const making = productionTimeOf(calendar, item)
  const inPlant = isWorkingDayOn(plant.workingDays, plant.holidays)

  if (service === 'safety' || service === 'normal') {
    const onTheWay = isWorkingDayOn(country.deliveryDays, country.holidays)
    const wayDays = country.transit.max + (service === 'safety' ? safetyDays : 0)
    const arrival = (day: string) =>
      addWorkingDays(addWorkingDays(day, Math.max(0, making.max - 1), inPlant), wayDays, onTheWay)
    return { cutOffHour: plant.cutOffHour, inPlant, onTheWay, arrival }
  }
  if (!country.express || !making.express) return undefined
  if (service === 'saturday' && !country.express.saturday) return undefined
  const { transit } = country.express
  const days = service === 'saturday' ? [...express.deliveryDays, SATURDAY] : express.deliveryDays
  const onTheWay = isWorkingDayOn(days, country.holidays)
  const makingDays = Math.ceil(channelSettings(shop.channel, shop.locale).expressHours / 24)
  const arrival = (day: string) =>
    addWorkingDays(addWorkingDays(day, makingDays - 1, inPlant), transit, onTheWay)
  return { cutOffHour: express.cutOffHour, inPlant, onTheWay, arrival }
}

/**
 * The express promise on working days: the hours of the channel (spec 9), and the transit days to the country beyond
 * the next morning; `undefined` if no carrier delivers express there.
 */
export function expressTime(
  calendar: DeliveryCalendar,
  shop: Pick<Shop, 'channel' | 'country' | 'locale'>,
): { hours: number; moreDays: number } | undefined {
  const way = calendar.countries[shop.country].express
  const { expressHours: hours } = channelSettings(shop.channel, shop.locale)
  return way && { hours, moreDays: way.transit - 1 }
}

/** The working day for which an order placed at this moment counts. */
export function effectiveOrderDay(
  timeZone: string,
  { cutOffHour, inPlant }: Pick<DeliveryRoute, 'cutOffHour' | 'inPlant'>,
  today: string,
  at: Date,
): string {
  return nextWorkingDay(hourInZone(timeZone, at) < cutOffHour ? today : addDays(today, 1), inPlant)
}
