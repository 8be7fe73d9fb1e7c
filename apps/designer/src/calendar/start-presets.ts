import { addMonths, type Month } from '@passepartout/document'
import type { CountryCode } from '@passepartout/domain'

export interface Preset {
  id: 'calendar' | 'school' | 'next'
  start: Month
}

const AUGUST = 8
const SEPTEMBER = 9

/** Countries whose school year begins in August or earlier; in all others it begins in September. */
const AUGUST_COUNTRIES: readonly CountryCode[] = ['de', 'ch', 'li', 'com', 'be', 'nl']

/** Common starts: January, the next school year, and next month. */
export function startPresets(now: Date, country: CountryCode): Preset[] {
  const today = { year: now.getFullYear(), month: now.getMonth() + 1 }
  const school = AUGUST_COUNTRIES.includes(country) ? AUGUST : SEPTEMBER
  const january = { year: today.month <= 1 ? today.year : today.year + 1, month: 1 }
  return [
    { id: 'calendar', start: january },
    { id: 'school', start: { year: today.month < school ? today.year : today.year + 1, month: school } },
    { id: 'next', start: addMonths(today, 1) },
  ]
}
