import { addDays, weekdayOf } from '../prices/days.ts'

export type IsWorkingDay = (day: string) => boolean

/**
 * A predicate for days (`2026-11-26`) that are one of the weekdays and no holiday; holidays may be annual (`12-25`).
 */
export function isWorkingDayOn(weekdays: readonly number[], holidays: readonly string[]): IsWorkingDay {
  const closed = new Set(holidays)
  return day => weekdays.includes(weekdayOf(day)) && !closed.has(day) && !closed.has(day.slice(5))
}

// A calendar without an open day in two months is broken data; a late promise is better than an endless loop.
const HORIZON = 60

/** The first open day on or after a day. */
export const nextWorkingDay = (from: string, isOpen: IsWorkingDay): string => firstWorkingDay(from, isOpen, 1)

/** The last open day on or before a day. */
export const previousWorkingDay = (until: string, isOpen: IsWorkingDay): string =>
  firstWorkingDay(until, isOpen, -1)

function firstWorkingDay(from: string, isOpen: IsWorkingDay, direction: 1 | -1): string {
  for (let step = 0, day = from; step < HORIZON; step++, day = addDays(day, direction))
    if (isOpen(day)) return day
  return addDays(from, HORIZON * direction)
}

/** The n-th open day after a day; the day itself for 0. */
export function addWorkingDays(day: string, count: number, isOpen: IsWorkingDay): string {
  let reached = day
  for (let left = count; left > 0; left--) reached = nextWorkingDay(addDays(reached, 1), isOpen)
  return reached
}
