import { type Language, type Locale, localeFacts } from '../shops/locales.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS, YEAR_MS } from './time-units.ts'

const JUST_NOW: Record<Language, string> = {
  de: 'gerade eben',
  en: 'just now',
  es: 'ahora mismo',
  fr: 'à l’instant',
  it: 'proprio ora',
  nl: 'zojuist',
}

/** From the largest; a month has its average length. */
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', YEAR_MS],
  ['month', 30.44 * DAY_MS],
  ['week', WEEK_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
]

/**
 * Formats the distance between a moment and now in the locale's language: "just now" under a minute, then whole minutes
 * to years, rounded down (specification 9). `at` and `now` in milliseconds since 1970.
 */
export function relativeTime(at: number, now: number, locale: Locale): string {
  const distance = Math.abs(at - now)
  const [unit, length] = UNITS.find(([, ms]) => distance >= ms) ?? ['minute', Number.POSITIVE_INFINITY]
  if (distance < MINUTE_MS) return JUST_NOW[localeFacts(locale).language]
  const count = Math.floor(distance / length) * Math.sign(at - now)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(count, unit)
}
