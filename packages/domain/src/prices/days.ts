/** Days of price lists, campaigns and current months begin and end here. */
export const PLANT_TIME_ZONE = 'Europe/Berlin'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of an instant in a time zone, as `2026-11-16`. */
export function dayIn(timeZone: string, at: Date): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(at)
}

/** A calendar day so many days later (or earlier, below zero). */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The last of entries with a `validFrom` that has begun by a day; else the earliest. */
export function validOn<T extends { validFrom: string }>(entries: readonly T[], day: string): T | undefined {
  let begun: T | undefined
  let earliest: T | undefined
  for (const entry of entries) {
    const { validFrom } = entry
    if (validFrom <= day && !(begun && begun.validFrom >= validFrom)) begun = entry
    if (!(earliest && earliest.validFrom <= validFrom)) earliest = entry
  }
  return begun ?? earliest
}
