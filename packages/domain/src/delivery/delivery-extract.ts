import type { Material } from '../catalogue/vocabulary.ts'
import { addDays } from '../prices/days.ts'
import type { CountryCode } from '../shops/locales.ts'
import type { DeliveryCalendar } from './schema.ts'

/** Pages calculate no day further ahead. */
const DAYS_AHEAD = 150

/**
 * The part of the calendar that a page about one country, and optionally one material, needs after a given day: small
 * enough to embed in the page.
 */
export function deliveryExtract(
  calendar: DeliveryCalendar,
  { country, material, today }: { country: CountryCode; material?: Material; today: string },
): DeliveryCalendar {
  const [first, last] = [addDays(today, -1), addDays(today, DAYS_AHEAD)]
  const soon = (holidays: readonly string[]) =>
    holidays.filter(day => day.length === 5 || (day >= first && day <= last))
  const { plant, production, countries } = calendar
  const here = countries[country]
  // Such a page reads one country only; the type requires all of them.
  const only: Partial<DeliveryCalendar['countries']> = {
    [country]: { ...here, holidays: soon(here.holidays) },
  }
  const materials = Object.entries(production.materials).filter(([id]) => !material || id === material)
  return {
    ...calendar,
    plant: { ...plant, holidays: soon(plant.holidays) },
    production: { ...production, materials: Object.fromEntries(materials) },
    occasions: [],
    countries: only as DeliveryCalendar['countries'],
  }
}
