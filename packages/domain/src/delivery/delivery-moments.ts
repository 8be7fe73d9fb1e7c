import { addDays, dayIn } from '../prices/days.ts'
import type { Shop } from '../shop/shop.ts'
import { type DeliveryItem, makingOf } from './delivery-item.ts'
import {
  DELIVERY_SERVICES,
  type DeliveryRoute,
  type DeliveryService,
  deliveryRoute,
} from './delivery-services.ts'
import type { DeliveryCalendar, Occasion } from './schema.ts'
import { lastOpen } from './working-days.ts'
import { instantIn } from './zoned-time.ts'

/**
 * Last order dates for the next occasion (spec 3, "Delivery time fields"): until when an order still arrives in time
 * by each service, as ISO instants. A service that is not offered, or cannot make it, has no end.
 */
export interface DeliveryMoments {
  /** When the dates begin to be told. */
  lodStart?: string
  safetyLodEnd?: string
  lodEnd?: string
  expressLodEnd?: string
  saturdayLodEnd?: string
  /** The day on which an order of the last moment arrives. */
  arrivals: Partial<Record<DeliveryService, string>>
  occasion?: { id: string; inTime: Occasion['inTime'] }
  /** How long an order takes on any day of the year, in working days. */
  workingDays: { min: number; max: number }
}

/** The field of a service's end. */
export const LOD_FIELDS = {
  safety: 'safetyLodEnd',
  normal: 'lodEnd',
  express: 'expressLodEnd',
  saturday: 'saturdayLodEnd',
} as const satisfies Record<DeliveryService, keyof DeliveryMoments>

/** The last order dates that hold for an item in a shop at a time, all reckoned in the plant's time zone. */
export function deliveryMoments(
  calendar: DeliveryCalendar,
  item: DeliveryItem,
  shop: Pick<Shop, 'channel' | 'country' | 'locale'>,
  at: Date,
): DeliveryMoments {
  const { timeZone } = calendar.plant
  const { transit } = calendar.countries[shop.country]
  const making = makingOf(calendar, item)
  const moments: DeliveryMoments = {
    arrivals: {},
    workingDays: {
      min: Math.max(1, making.min - 1 + transit.min),
      max: Math.max(1, making.max - 1 + transit.max),
    },
  }
  const next = nextOccasion(calendar, shop, dayIn(timeZone, at))
  if (!next) return moments
  moments.occasion = { id: next.occasion.id, inTime: next.occasion.inTime }
  moments.lodStart = instantIn(timeZone, addDays(next.day, -next.occasion.startDaysBefore), 0).toISOString()
  for (const service of DELIVERY_SERVICES) {
    const route = deliveryRoute(calendar, item, shop, service)
    const lastDay = route && lastOrderDay(route, next.day)
    if (!route || !lastDay) continue
    moments[LOD_FIELDS[service]] = instantIn(timeZone, lastDay, route.cutOffHour).toISOString()
    moments.arrivals[service] = route.arrival(lastDay)
  }
  return moments
}

/** The occasion in a shop whose day comes first, today included; `day` is the last for a present to arrive. */
function nextOccasion(
  { occasions }: DeliveryCalendar,
  { channel, country }: Pick<Shop, 'channel' | 'country'>,
  today: string,
): { occasion: Occasion; day: string } | undefined {
  const year = Number(today.slice(0, 4))
  return occasions
    .filter(one => (one.countries?.includes(country) ?? true) && (one.channels?.includes(channel) ?? true))
    .flatMap(occasion =>
      occasion.days
        .flatMap(day => (day.length > 5 ? [day] : [`${year}-${day}`, `${year + 1}-${day}`]))
        .map(day => ({ occasion, day })),
    )
    .filter(({ day }) => day >= today)
    .sort((a, b) => (a.day < b.day ? -1 : 1))[0]
}

// Longer than any way there is; who has no date within it has none.
const LONGEST_WAY = 60

function lastOrderDay({ inPlant, arrival }: DeliveryRoute, target: string): string | undefined {
  let day = lastOpen(target, inPlant)
  for (let step = 0; step < LONGEST_WAY; step++, day = lastOpen(addDays(day, -1), inPlant))
    if (arrival(day) <= target) return day
  return undefined
}
