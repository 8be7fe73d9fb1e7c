import type { PaymentMethod } from '../checkout/order-states.ts'
import { dayInZone } from '../prices/days.ts'
import type { CountryCode } from '../shops/locales.ts'
import type { Shop } from '../shops/shop.ts'
import { type DeliveryItem, productionTimeOf } from './delivery-item.ts'
import { deliveryRoute, effectiveOrderDay } from './delivery-services.ts'
import { paymentStart } from './payment-start.ts'
import type { DeliveryCalendar } from './schema.ts'
import { addWorkingDays, isWorkingDayOn } from './working-days.ts'
import { instantInZone } from './zoned-time.ts'

export interface DeliveryEstimate {
  /** Calendar days in the customer's country, as `2026-11-26`. */
  earliest: string
  latest: string
  /** The estimate holds for orders before this moment: day and hour in the named time zone. */
  orderBy: { day: string; hour: number; timeZone: string }
}

/**
 * Estimates the arrival of an order placed now: working days of the lab (with its weekends and holidays), then delivery
 * days of the country. A range; `latest` is the day to promise.
 *
 * @param methods payment methods on offer, or the chosen one: the fastest counts; without any the order counts at once
 */
export function estimateDelivery(
  calendar: DeliveryCalendar,
  item: DeliveryItem,
  country: CountryCode,
  at: Date,
  methods: readonly PaymentMethod[] = [],
): DeliveryEstimate {
  const { plant, countries } = calendar
  const { transit, deliveryDays, holidays } = countries[country]
  const making = productionTimeOf(calendar, item)
  const inPlant = isWorkingDayOn(plant.workingDays, plant.holidays)
  const onTheWay = isWorkingDayOn(deliveryDays, holidays)
  const { cutOffHour, timeZone } = plant
  const paid = paymentStart(calendar, country, methods, at)
  const start = effectiveOrderDay(timeZone, { cutOffHour, inPlant }, dayInZone(timeZone, paid.at), paid.at)
  const arrival = (plantDays: number, wayDays: number) =>
    addWorkingDays(addWorkingDays(start, Math.max(0, plantDays - 1), inPlant), wayDays, onTheWay)
  return {
    earliest: arrival(making.min, transit.min),
    latest: arrival(making.max, transit.max),
    orderBy: paid.orderBy ?? { day: start, hour: cutOffHour, timeZone },
  }
}

export interface ExpressEstimate {
  /** An order placed now counts for today. */
  isToday: boolean
  /** Latest order time for this day of delivery. */
  orderBy: Date
  /** Day of delivery, as `2026-11-26`. */
  deliveryDay: string
}

/** Estimates the arrival of an express order placed now; `undefined` if the item or the country has no express. */
export function estimateExpress(
  calendar: DeliveryCalendar,
  item: DeliveryItem,
  shop: Pick<Shop, 'channel' | 'country' | 'locale'>,
  at: Date,
  service: 'express' | 'saturday' = 'express',
  methods: readonly PaymentMethod[] = [],
): ExpressEstimate | undefined {
  const route = deliveryRoute(calendar, item, shop, service)
  if (!route) return undefined
  const { timeZone } = calendar.plant
  const { at: from, orderBy } = paymentStart(calendar, shop.country, methods, at)
  const start = effectiveOrderDay(timeZone, route, dayInZone(timeZone, from), from)
  const last = orderBy ?? { day: start, hour: route.cutOffHour, timeZone }
  return {
    isToday: start === dayInZone(timeZone, at),
    orderBy: instantInZone(last.timeZone, last.day, last.hour),
    deliveryDay: route.arrival(start),
  }
}
