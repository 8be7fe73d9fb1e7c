import type { Month } from '../model.ts'

export interface MonthDay {
  /** `2027-01-31`, the key of holidays. */
  date: string
  day: number
  /** 0 is Sunday. */
  weekday: number
  /** False for the days of adjacent months that complete the first and last week. */
  inMonth: boolean
}

const DAY_MS = 86_400_000
const two = (value: number) => String(value).padStart(2, '0')

/** The month `by` months later. */
export function addMonths({ year, month }: Month, by: number): Month {
  const count = year * 12 + month - 1 + by
  return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 }
}

/** Weeks of seven days that cover the month; `firstDay` 0 is Sunday, 1 is Monday. */
export function weeksOf({ year, month }: Month, firstDay: 0 | 1): MonthDay[][] {
  const first = Date.UTC(year, month - 1, 1)
  const last = Date.UTC(year, month, 0)
  const lead = (new Date(first).getUTCDay() - firstDay + 7) % 7
  const weeks: MonthDay[][] = []
  for (let start = first - lead * DAY_MS; start <= last; start += 7 * DAY_MS) {
    weeks.push(Array.from({ length: 7 }, (_, index) => dayAt(start + index * DAY_MS, month)))
  }
  return weeks
}

export const daysOf = (month: Month): MonthDay[] =>
  weeksOf(month, 1)
    .flat()
    .filter(({ inMonth }) => inMonth)

function dayAt(time: number, month: number): MonthDay {
  const date = new Date(time)
  const [y, m, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
  return { date: `${y}-${two(m)}-${two(day)}`, day, weekday: date.getUTCDay(), inMonth: m === month }
}

/** Days in a row as `2027-03-12`, both included. */
export interface DateSpan {
  from: string
  until: string
}

export function monthSpan({ year, month }: Month): DateSpan {
  const prefix = `${year}-${two(month)}-`
  return { from: `${prefix}01`, until: prefix + two(new Date(Date.UTC(year, month, 0)).getUTCDate()) }
}

/** The seven days of a week, `later` weeks after the one with the first day of a month; all count as of the month. */
export function weekFrom({ year, month }: Month, later: number, firstDay: 0 | 1): MonthDay[] {
  const first = Date.UTC(year, month - 1, 1)
  const lead = (new Date(first).getUTCDay() - firstDay + 7) % 7
  return Array.from({ length: 7 }, (_, index) => {
    const day = dayAt(first + (later * 7 + index - lead) * DAY_MS, month)
    return { ...day, inMonth: true }
  })
}

/** ISO 8601 week number: the week of a year's first Thursday is its first. */
export function isoWeek(date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`)
  const thursday = day + (3 - ((new Date(day).getUTCDay() + 6) % 7)) * DAY_MS
  const january = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)
  return Math.floor((thursday - january) / (7 * DAY_MS)) + 1
}
