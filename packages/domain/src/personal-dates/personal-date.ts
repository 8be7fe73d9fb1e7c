export const PERSONAL_DATE_KINDS = ['birthday', 'anniversary', 'memorial', 'yearly', 'once', 'rule'] as const
export type PersonalDateKind = (typeof PERSONAL_DATE_KINDS)[number]

/** Most dates of one customer, on a device and in an account. */
export const MAX_PERSONAL_DATES = 500
/** Most characters of a name or occasion. */
export const MAX_DATE_NAME = 80
/** Most characters of a recurrence rule (RFC 5545). */
export const MAX_DATE_RULE = 2_000

/** A day of a customer's people, as calendars and cards use it: a birthday, an anniversary, a school trip. */
export interface PersonalDate {
  name: string
  kind: PersonalDateKind
  month: number
  day: number
  /** Of birth, of the first day, or of the only one; null if unknown. */
  year: number | null
  /** Whether the age is printed; without a year there is none. */
  showsAge: boolean
  /** `#rrggbb`; absent means the ink of the design. */
  colour?: string
  /** RRULE, EXDATE and RDATE lines of a day that repeats by a rule. */
  rule?: string
}

/** Whether the day exists; 29 February without a year does. */
export function isExistingDay({ month, day, year }: Pick<PersonalDate, 'month' | 'day' | 'year'>): boolean {
  const date = new Date(0)
  date.setUTCFullYear(year ?? 2000, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Dates with the same key are the same day of the same person. */
export const personalDateKey = ({ name, month, day, kind, year, rule }: PersonalDate): string =>
  [foldName(name), month, day, kind === 'once' ? year : '', rule ?? ''].join('|')

/** A name without case, accents and punctuation, to compare it. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Key of the dates in a browser's `localStorage`. */
export const PERSONAL_DATES_KEY = 'calendar-dates'

/** Dates as a browser stored them; what another version or a person with a console wrote is dropped. */
export function parsePersonalDates(stored: string | null): PersonalDate[] {
  try {
    return sanitisePersonalDates(JSON.parse(stored ?? '[]'))
  } catch {
    return []
  }
}

/** The valid dates of a list, with the fields of a date only, names cut to their maximum length. */
export const sanitisePersonalDates = (list: unknown): PersonalDate[] =>
  Array.isArray(list) ? list.flatMap(sanitisePersonalDate).slice(0, MAX_PERSONAL_DATES) : []

function sanitisePersonalDate(stored: unknown): PersonalDate[] {
  const { name, kind, month, day, year, showsAge, rule, colour } = Object(stored) as Record<string, unknown>
  const known = PERSONAL_DATE_KINDS.find(one => one === kind)
  if (typeof name !== 'string' || name.trim() === '' || !known) return []
  if (typeof month !== 'number' || typeof day !== 'number') return []
  const date: PersonalDate = {
    ...{ name: name.trim().slice(0, MAX_DATE_NAME), kind: known, month, day },
    year: typeof year === 'number' ? year : null,
    showsAge: showsAge === true,
    ...(typeof colour === 'string' && /^#[\da-f]{6}$/.test(colour) && { colour }),
    ...(typeof rule === 'string' && rule.length <= MAX_DATE_RULE && { rule }),
  }
  return isExistingDay(date) && (date.kind === 'rule') === (date.rule !== undefined) ? [date] : []
}
