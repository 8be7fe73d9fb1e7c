import { type Locale, localeFacts } from '@passepartout/domain'
import type { Month } from '../model.ts'
import { addMonths, type DateSpan, isoWeek } from './month-days.ts'

export type NameLength = 'narrow' | 'short' | 'long'

/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1)
const DAY_MS = 86_400_000

/** Both languages of a name, once where they are alike: `Januar / janvier`. */
export const inBothLanguages = (first: string, second: string | undefined): string =>
  second === undefined || second.toLowerCase() === first.toLowerCase() ? first : `${first} / ${second}`

/** Weeks start on Sunday in the United States, otherwise on Monday. */
export const firstWeekday = (locale: Locale): 0 | 1 => (locale === 'en-US' ? 0 : 1)

/** Whether calendars of the locale number their weeks (ISO 8601): all but English ones. */
export const numbersWeeks = (locale: Locale): boolean => localeFacts(locale).language !== 'en'

/** Name of a weekday (0 is Sunday) as a column head: `Mo`, `lun`, `Monday`. */
export function weekdayName(locale: Locale, weekday: number, length: NameLength): string {
  const name = new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(
    SUNDAY + weekday * DAY_MS,
  )
  return length === 'long' ? name : name.replace(/\.$/, '')
}

/** Stand-alone name of a month, capitalised: `Januar`, `Janvier`. */
export function monthName(locale: Locale, { year, month }: Month, length: NameLength): string {
  const name = new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' })
    .format(Date.UTC(year, month - 1, 1))
    .replace(/\.$/, '')
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

const WEEK_WORDS = new Map<Locale, string>()

/** Number of a week by ISO 8601, of its Monday if it begins on Sunday: `Woche 53`, `Semaine 1`. */
export function weekName(locale: Locale, { from }: DateSpan): string {
  const second = new Date(Date.parse(from) + DAY_MS).toISOString().slice(0, 10)
  return `${weekWord(locale)} ${isoWeek(second)}`
}

function weekWord(locale: Locale): string {
  const known = WEEK_WORDS.get(locale)
  if (known !== undefined) return known
  const word = new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of('weekOfYear') ?? ''
  const written = word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
  WEEK_WORDS.set(locale, written)
  return written
}

/** First and last day in words: `28. Dezember – 3. Januar`. */
export const spanName = (locale: Locale, { from, until }: DateSpan): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .formatRange(Date.parse(from), Date.parse(until))
    // Fonts lack the narrow spaces that some versions put around the dash.
    .replace(/\s/g, ' ')

/** A week for lists of sheets: `Woche 53, 28. Dezember – 3. Januar`; only its days where weeks have no numbers. */
export const weekLabel = (locale: Locale, span: DateSpan): string =>
  numbersWeeks(locale) ? `${weekName(locale, span)}, ${spanName(locale, span)}` : spanName(locale, span)

/**
 * The year of the months from `start`; first and last year if they span several: `2026/27`, English `2026–27`, in every
 * language `2026–28`.
 */
export function yearsName(locale: Locale, start: Month, months = 12): string {
  const last = addMonths(start, months - 1).year
  if (last === start.year) return String(start.year)
  const sign = localeFacts(locale).language === 'en' || last > start.year + 1 ? '–' : '/'
  return `${start.year}${sign}${String(last % 100).padStart(2, '0')}`
}
