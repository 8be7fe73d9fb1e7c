import { DAY_MS } from '../time/time-units.ts'
import { type PersonalDate, personalDateKey } from './personal-date.ts'

export interface UpcomingBirthday {
  name: string
  /** The age that is celebrated, in years. */
  age: number
  /** `2027-03-12`; the 29 February is celebrated on the 28th in years without one. */
  date: string
}

/**
 * The next birthdays of people whose year of birth is known, each once, the nearest first.
 *
 * @param today midnight UTC of the visitor's day
 */
export function upcomingBirthdays(
  dates: readonly PersonalDate[],
  { today, withinDays, most }: { today: Date; withinDays: number; most: number },
): UpcomingBirthday[] {
  const birthdays = [...new Map(dates.map(date => [personalDateKey(date), date])).values()].flatMap(date => {
    if (date.kind !== 'birthday' || date.year === null) return []
    const thisYear = birthdayIn(date, today.getUTCFullYear())
    const next = thisYear < today ? birthdayIn(date, today.getUTCFullYear() + 1) : thisYear
    const age = next.getUTCFullYear() - date.year
    return age > 0 && next.getTime() - today.getTime() <= withinDays * DAY_MS
      ? [{ name: date.name, age, date: next.toISOString().slice(0, 10) }]
      : []
  })
  return birthdays.toSorted((one, other) => (one.date < other.date ? -1 : 1)).slice(0, most)
}

function birthdayIn({ month, day }: PersonalDate, year: number): Date {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 ? date : new Date(Date.UTC(year, month, 0))
}
