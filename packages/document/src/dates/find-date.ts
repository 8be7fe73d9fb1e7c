import type { Locale } from '@passepartout/domain'

/** A date in a text, with the weekday named beside it. */
export interface FoundDate {
  year: number
  month: number
  day: number
  /** 0 is Sunday. */
  weekday: number
  /** The weekday that the text names, and its position; null if it names none. */
  named: { weekday: number; from: number; until: number } | null
}

/** Months and weekdays of a language by their names in lower case. */
interface Names {
  months: Map<string, number>
  weekdays: Map<string, number>
}

const known = new Map<string, Names>()

/**
 * The first full date in a text: `12. Juni 2027`, `12.6.2027`, `June 12, 2027`, `12 de junio de 2027`. `undefined`
 * without a date, or if it does not exist.
 */
export function findDate(text: string, locale: Locale): FoundDate | undefined {
  const parts = findDay(text, locale)
  if (!parts || !exists(parts)) return undefined
  const date = new Date(Date.UTC(parts.year, parts.month - 1, parts.day))
  const named = namedWeekday(text.toLocaleLowerCase(locale), namesOf(locale))
  return { ...parts, weekday: date.getUTCDay(), named }
}

/** The first date of a text if the calendar does not have it, as written in the language: `31. April 2027`. */
export function findImpossibleDate(text: string, locale: Locale): string | undefined {
  const parts = findDay(text, locale)
  if (!parts || exists(parts)) return undefined
  const { year, month, day } = parts
  return new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  })
    .formatToParts(Date.UTC(year, month - 1, 1))
    .map(({ type, value }) => (type === 'day' ? String(day) : value))
    .join('')
}

const exists = ({ year, month, day }: Day) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1

/** Whether a text contains the name of a month or weekday. */
export function namesDay(text: string, locale: Locale): boolean {
  const { months, weekdays } = namesOf(locale)
  const words = text.toLocaleLowerCase(locale).match(/\p{L}+/gu) ?? []
  return words.some(word => months.has(word) || weekdays.has(word))
}

type Day = Pick<FoundDate, 'year' | 'month' | 'day'>

/** The parts of the first date, whether the calendar has it or not. */
function findDay(text: string, locale: Locale): Day | undefined {
  const small = text.toLocaleLowerCase(locale)
  return fromNumbers(small, locale) ?? fromNames(small, namesOf(locale))
}

function fromNumbers(text: string, locale: Locale): Day | undefined {
  const found = /(?<!\d)(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?(\d{4})(?!\d)/.exec(text)
  if (!found) return undefined
  const [, first, second, year] = found.map(Number)
  // American dates have the month first.
  const [day = 0, month = 0] = locale === 'en-US' ? [second, first] : [first, second]
  return isDay(day, month) ? { day, month, year: year ?? 0 } : undefined
}

function fromNames(text: string, { months }: Names): Day | undefined {
  const words = [...text.matchAll(/\p{L}+|\d+/gu)].map(([word]) => word)
  for (const [at, word] of words.entries()) {
    const month = months.get(word)
    if (month === undefined) continue
    const around = words.slice(Math.max(0, at - 3), at).concat(words.slice(at + 1, at + 4))
    const numbers = around.map(each => Number.parseInt(each, 10)).filter(each => each > 0)
    const day = numbers.find(each => each <= 31)
    const year = numbers.find(each => each >= 1900 && each < 2200)
    if (day !== undefined && year !== undefined) return { day, month, year }
  }
  return undefined
}

const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12

function namedWeekday(text: string, { weekdays }: Names): FoundDate['named'] {
  for (const match of text.matchAll(/\p{L}+/gu)) {
    const weekday = weekdays.get(match[0])
    if (weekday !== undefined) return { weekday, from: match.index, until: match.index + match[0].length }
  }
  return null
}

const SUNDAY = Date.UTC(2023, 0, 1)
const DAY_MS = 86_400_000

function namesOf(locale: Locale): Names {
  const read = known.get(locale)
  if (read) return read
  const months = new Map<string, number>()
  for (let month = 1; month <= 12; month++) {
    for (const style of ['long', 'short'] as const) {
      // Formatted with a day, because some languages inflect the name.
      const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: style, timeZone: 'UTC' })
      const part = format.formatToParts(Date.UTC(2027, month - 1, 12)).find(({ type }) => type === 'month')
      const name = part?.value.toLocaleLowerCase(locale).replace(/\.$/, '')
      if (name && /^\p{L}{3,}$/u.test(name)) months.set(name, month)
    }
  }
  if (locale.startsWith('de')) months.set('jänner', 1).set('januar', 1)
  const weekdays = new Map(
    [0, 1, 2, 3, 4, 5, 6].map(day => [weekdayInWords(locale, day).toLocaleLowerCase(locale), day] as const),
  )
  if (locale.startsWith('de')) weekdays.set('sonnabend', 6)
  const names = { months, weekdays }
  known.set(locale, names)
  return names
}

/** The name of a weekday (0 is Sunday) as written in a sentence. */
export const weekdayInWords = (locale: Locale, weekday: number): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(SUNDAY + weekday * DAY_MS)
