import { MINUTE_MS } from '../time/time-units.ts'
/** Time zone in which price lists, campaigns and the current month begin and end. */
export const LAB_TIME_ZONE = 'Europe/Berlin'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Caches the day of the last minute: a price list needs the same instant a thousand times. */
let last = { timeZone: '', minute: Number.NaN, day: '' }

/** The calendar day of an instant in a time zone, as `2026-11-16`. */
export function dayInZone(timeZone: string, at: Date): string {
  const minute = Math.floor(at.getTime() / MINUTE_MS)
  if (last.minute !== minute || last.timeZone !== timeZone)
    last = { timeZone, minute, day: dayOf(timeZone, at) }
  return last.day
}

/** A moment by the clock of a time zone; without `time` it is the whole day. */
export interface ZonedMoment {
  /** `2026-11-16` */
  day: string
  /** `09:30` */
  time?: string
}

/** Caches the time of the last minute, for the same reason. */
let lastTime = { timeZone: '', minute: Number.NaN, time: '' }

/** Day and time of an instant in a time zone. */
export function momentInZone(timeZone: string, at: Date): Required<ZonedMoment> {
  const minute = Math.floor(at.getTime() / MINUTE_MS)
  if (lastTime.minute !== minute || lastTime.timeZone !== timeZone)
    lastTime = {
      timeZone,
      minute,
      time: new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at),
    }
  return { day: dayInZone(timeZone, at), time: lastTime.time }
}

/** First and last day, both included, with times where they are not whole days. */
export interface Period {
  from: string
  /** Begins at this time of the first day, by default at midnight. */
  fromTime?: string | undefined
  /** Endless by default. */
  until?: string | undefined
  /** Ends at this time of the last day, by default at the midnight after it. */
  untilTime?: string | undefined
}

/** Whether a moment is before, in or after a period. A whole day is in it where any minute of it is. */
export function positionInPeriod(
  { from, fromTime = '00:00', until, untilTime }: Period,
  { day, time }: ZonedMoment,
): 'before' | 'in' | 'after' {
  if (day < from || (day === from && time !== undefined && time < fromTime)) return 'before'
  if (until === undefined || day < until) return 'in'
  const isAfterTime = untilTime !== undefined && time !== undefined && time >= untilTime
  return day > until || isAfterTime ? 'after' : 'in'
}

function dayOf(timeZone: string, at: Date): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  // Built from parts, because browsers format a date differently: en-CA has used slashes, too.
  const { year, month, day } = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day}`
}

/** A calendar day plus a number of days, which may be negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The last entry whose `validFrom` is not after the day; else the earliest one. */
export function validEntryOn<T extends { validFrom: string }>(
  entries: readonly T[],
  day: string,
): T | undefined {
  let begun: T | undefined
  let earliest: T | undefined
  for (const entry of entries) {
    const { validFrom } = entry
    if (validFrom <= day && !(begun && begun.validFrom >= validFrom)) begun = entry
    if (!(earliest && earliest.validFrom <= validFrom)) earliest = entry
  }
  return begun ?? earliest
}
