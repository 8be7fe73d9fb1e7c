import type { PaymentMethod } from '../checkout/order-states.ts'
import { getOrCreatePerOwner } from '../memoization/memoize.ts'
import { addDays, dayInZone } from '../prices/days.ts'
import { isForOccasions } from '../products/registry.ts'
import type { Shop } from '../shops/shop.ts'
import { type DeliveryItem, productionTimeOf } from './delivery-item.ts'
import {
  DELIVERY_SERVICES,
  type DeliveryRoute,
  type DeliveryService,
  deliveryRoute,
} from './delivery-services.ts'
import { lastPaymentMoment, shortestWait } from './payment-start.ts'
import type { DeliveryCalendar, Occasion } from './schema.ts'
import { previousWorkingDay } from './working-days.ts'
import { instantInZone } from './zoned-time.ts'

/**
 * Last order dates for the next occasion (spec 3, "Delivery time fields"): the latest order time that still arrives in
 * time with each service, as ISO instants. A service that is not offered, or cannot arrive in time, has no end.
 */
export interface LastOrderDates {
  /** When the dates start to be shown. */
  lodStart?: string
  safetyLodEnd?: string
  lodEnd?: string
  expressLodEnd?: string
  saturdayLodEnd?: string
  /** Arrival day of an order at the last moment. */
  arrivals: Partial<Record<DeliveryService, string>>
  occasion?: { id: string; inTime: Occasion['inTime'] }
  /** Duration of an order on any day of the year, in working days. */
  workingDays: { min: number; max: number }
}

/** The field of each service's end. */
export const LAST_ORDER_DATE_FIELDS = {
  safety: 'safetyLodEnd',
  normal: 'lodEnd',
  express: 'expressLodEnd',
  saturday: 'saturdayLodEnd',
} as const satisfies Record<DeliveryService, keyof LastOrderDates>

/**
 * The last order dates of an item in a shop at a time, calculated in the lab's time zone; if all `methods` wait for
 * their money, in the time zone of the customer's bank.
 */
export function lastOrderDates(
  calendar: DeliveryCalendar,
  item: DeliveryItem,
  shop: Pick<Shop, 'channel' | 'country' | 'locale'>,
  at: Date,
  methods: readonly PaymentMethod[] = [],
): LastOrderDates {
  const { timeZone } = calendar.plant
  const { transit } = calendar.countries[shop.country]
  const wait = shortestWait(calendar, shop.country, methods)
  const making = productionTimeOf(calendar, item)
  const moments: LastOrderDates = {
    arrivals: {},
    workingDays: {
      min: Math.max(1, making.min - 1 + transit.min + wait),
      // Money that arrives at the end of a day makes the order count from the next one.
      max: Math.max(1, making.max - 1 + transit.max + (wait > 0 ? wait + 1 : 0)),
    },
  }
  const ahead = occasionsAhead(calendar, item, shop, dayInZone(timeZone, at)).map(occasion => ({
    ...occasion,
    ends: lastOrders(calendar, item, shop, occasion.day, methods),
    start: instantInZone(timeZone, addDays(occasion.day, -occasion.occasion.startDaysBefore), 0),
  }))
  // Skips an occasion that is too late to order for, if the next one is already shown.
  const canBeMet = ahead.find(
    ({ start, ends }) => start <= at && Object.values(ends).some(({ end }) => end > at),
  )
  const next = canBeMet ?? ahead[0]
  if (!next) return moments
  moments.occasion = { id: next.occasion.id, inTime: next.occasion.inTime }
  moments.lodStart = next.start.toISOString()
  for (const service of DELIVERY_SERVICES) {
    const last = next.ends[service]
    if (!last) continue
    moments[LAST_ORDER_DATE_FIELDS[service]] = last.end.toISOString()
    moments.arrivals[service] = last.arrival
  }
  return moments
}

type LastOrders = Partial<Record<DeliveryService, { end: Date; arrival: string }>>

/** By calendar, as they do not depend on the time of the request: a tenth of a material page's render. */
const knownLastOrders = getOrCreatePerOwner<DeliveryCalendar, LastOrders>(2000)

/** The latest order time of each offered service for an arrival by a day, and the arrival of such an order. */
function lastOrders(
  calendar: DeliveryCalendar,
  item: DeliveryItem,
  shop: Pick<Shop, 'channel' | 'country' | 'locale'>,
  day: string,
  methods: readonly PaymentMethod[],
): LastOrders {
  const { channel, country, locale } = shop
  const key = JSON.stringify([productionTimeOf(calendar, item), channel, country, locale, day, methods])
  return knownLastOrders(calendar, key, () => computeLastOrders(calendar, item, shop, day, methods))
}

function computeLastOrders(
  calendar: DeliveryCalendar,
  item: DeliveryItem,
  shop: Pick<Shop, 'channel' | 'country' | 'locale'>,
  day: string,
  methods: readonly PaymentMethod[],
): LastOrders {
  const ends: LastOrders = {}
  for (const service of DELIVERY_SERVICES) {
    const route = deliveryRoute(calendar, item, shop, service)
    const lastDay = route && lastOrderDay(route, day)
    if (!route || !lastDay) continue
    const plantDay = { day: lastDay, hour: route.cutOffHour }
    const end = lastPaymentMoment(calendar, shop.country, methods, plantDay)
    ends[service] = { end, arrival: route.arrival(lastDay) }
  }
  return ends
}

/** Limit on the occasions considered: the next one, and those already shown together with it. */
const MOST_AHEAD = 3

/**
 * The next occasions in a shop for which an item may be ordered, by date, today included; `day` is the last arrival day
 * of a present.
 */
function occasionsAhead(
  { occasions }: DeliveryCalendar,
  item: DeliveryItem,
  { channel, country }: Pick<Shop, 'channel' | 'country'>,
  today: string,
): { occasion: Occasion; day: string }[] {
  const year = Number(today.slice(0, 4))
  const isForOccasion = item.kind !== undefined && isForOccasions(item.kind)
  return occasions
    .filter(one => (one.countries?.includes(country) ?? true) && (one.channels?.includes(channel) ?? true))
    .filter(({ cards }) => !isForOccasion || (item.occasion && cards.includes(item.occasion)))
    .flatMap(occasion =>
      occasion.days
        .flatMap(day => (day.length > 5 ? [day] : [`${year}-${day}`, `${year + 1}-${day}`]))
        .map(day => ({ occasion, day })),
    )
    .filter(({ day }) => day >= today)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .slice(0, MOST_AHEAD)
}

// Longer than any route; a service without a date within it has none.
const LONGEST_WAY = 60

function lastOrderDay({ inPlant, arrival }: DeliveryRoute, target: string): string | undefined {
  let day = previousWorkingDay(target, inPlant)
  for (let step = 0; step < LONGEST_WAY; step++, day = previousWorkingDay(addDays(day, -1), inPlant))
    if (arrival(day) <= target) return day
  return undefined
}
