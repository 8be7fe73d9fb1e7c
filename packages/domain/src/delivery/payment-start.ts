import type { PaymentMethod } from '../checkout/order-states.ts'
import { addDays, dayInZone } from '../prices/days.ts'
import type { CountryCode } from '../shops/locales.ts'
import type { DeliveryCalendar } from './schema.ts'
import {
  addWorkingDays,
  type IsWorkingDay,
  isWorkingDayOn,
  nextWorkingDay,
  previousWorkingDay,
} from './working-days.ts'
import { hourInZone, instantInZone } from './zoned-time.ts'

/** From when an order's days count, by the way it is paid. */
export interface PaymentStart {
  /** It counts as if it had come in then. */
  at: Date
  /** Until when it may be ordered and paid for that, by the clock of the customer's bank; none where it counts at once. */
  orderBy: { day: string; hour: number; timeZone: string } | undefined
  /** The banking day at whose end the money is there; none where it counts at once. */
  moneyDay: string | undefined
}

/** Days on which banks book money: weekdays without the holidays of either side. */
function bankingDays({ plant, banking, countries }: DeliveryCalendar, country: CountryCode): IsWorkingDay {
  return isWorkingDayOn(banking.days, [...plant.holidays, ...countries[country].holidays])
}

const waitOf = ({ countries }: DeliveryCalendar, country: CountryCode, method: PaymentMethod): number =>
  countries[country].moneyDays?.[method] ?? 0

/** How many banking days the soonest of some ways to pay has to wait for its money; 0 where there are none. */
export const shortestWait = (
  calendar: DeliveryCalendar,
  country: CountryCode,
  methods: readonly PaymentMethod[],
): number => (methods.length === 0 ? 0 : Math.min(...methods.map(one => waitOf(calendar, country, one))))

/**
 * When an order of now begins to count, paid at once by the soonest of some ways to pay. A transfer is booked by the end
 * of the next banking day after the one on which the bank takes it (directive 2015/2366, art. 78 and 83), so its order
 * counts from the day after that.
 */
export function paymentStart(
  calendar: DeliveryCalendar,
  country: CountryCode,
  methods: readonly PaymentMethod[],
  at: Date,
): PaymentStart {
  const wait = shortestWait(calendar, country, methods)
  if (wait === 0) return { at, orderBy: undefined, moneyDay: undefined }
  const { plant, banking, countries } = calendar
  const { timeZone } = countries[country]
  const isOpen = bankingDays(calendar, country)
  const today = dayInZone(timeZone, at)
  const day = nextWorkingDay(
    hourInZone(timeZone, at) < banking.cutOffHour ? today : addDays(today, 1),
    isOpen,
  )
  const moneyDay = addWorkingDays(day, wait, isOpen)
  const orderBy = { day, hour: banking.cutOffHour, timeZone }
  return { at: instantInZone(plant.timeZone, addDays(moneyDay, 1), 0), orderBy, moneyDay }
}

/** The last moment to order and pay so that the plant can count the order for one of its days before the hour. */
export function lastPaymentMoment(
  calendar: DeliveryCalendar,
  country: CountryCode,
  methods: readonly PaymentMethod[],
  plantDay: { day: string; hour: number },
): Date {
  const { plant, banking, countries } = calendar
  const wait = shortestWait(calendar, country, methods)
  if (wait === 0) return instantInZone(plant.timeZone, plantDay.day, plantDay.hour)
  const isOpen = bankingDays(calendar, country)
  let day = previousWorkingDay(addDays(plantDay.day, -1), isOpen)
  while (addWorkingDays(day, wait, isOpen) >= plantDay.day) day = previousWorkingDay(addDays(day, -1), isOpen)
  return instantInZone(countries[country].timeZone, day, banking.cutOffHour)
}
