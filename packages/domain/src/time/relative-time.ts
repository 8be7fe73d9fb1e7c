import { type Language, type Locale, localeFacts } from '../shops/locales.ts'

const JUST_NOW: Record<Language, string> = {
  de: 'gerade eben',
  en: 'just now',
  es: 'ahora mismo',
  fr: 'à l’instant',
  it: 'proprio ora',
  nl: 'zojuist',
}

const MINUTE_MS = 60_000
/** From the largest; month and year have their average length. */
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365.25 * 86_400_000],
  ['month', 30.44 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
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
