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

/** When an order's days start to count, by payment method. */
export interface PaymentStart {
  /** The order counts as if it had been placed at this time. */
  at: Date
  /**
   * Latest time to order and pay for that, in the time zone of the customer's bank; absent if the order counts at once.
   */
  orderBy: { day: string; hour: number; timeZone: string } | undefined
  /** The banking day at whose end the money has arrived; absent if the order counts at once. */
  moneyDay: string | undefined
}

/** Days on which banks book money: weekdays except the holidays of either country. */
function bankingDays({ plant, banking, countries }: DeliveryCalendar, country: CountryCode): IsWorkingDay {
  return isWorkingDayOn(banking.days, [...plant.holidays, ...countries[country].holidays])
}

const waitOf = ({ countries }: DeliveryCalendar, country: CountryCode, method: PaymentMethod): number =>
  countries[country].moneyDays?.[method] ?? 0

/** Banking days until the money of the fastest payment method arrives; 0 without any method. */
export const shortestWait = (
  calendar: DeliveryCalendar,
  country: CountryCode,
  methods: readonly PaymentMethod[],
): number => (methods.length === 0 ? 0 : Math.min(...methods.map(one => waitOf(calendar, country, one))))

/**
 * When an order placed now starts to count, if paid at once by the fastest method. A transfer is booked by the end of
 * the banking day after the one on which the bank accepts it (directive 2015/2366, art. 78 and 83), so its order counts
 * from the day after that.
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

/** The last moment to order and pay so that the order counts for a working day of the lab before the hour. */
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
