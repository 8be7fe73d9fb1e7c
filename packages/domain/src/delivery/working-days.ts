import { addDays, weekdayOf } from '../prices/days.ts'

export type IsOpen = (day: string) => boolean

/** Whether a day (`2026-11-26`) is one of the weekdays and no holiday; holidays may name every year's day (`12-25`). */
export function openOn(weekdays: readonly number[], holidays: readonly string[]): IsOpen {
  const closed = new Set(holidays)
  return day => weekdays.includes(weekdayOf(day)) && !closed.has(day) && !closed.has(day.slice(5))
}

// A calendar without one open day in two months is broken data; better a late promise than a hanging shop.
const HORIZON = 60

/** The first open day from a day on, that day included. */
export const nextOpen = (from: string, isOpen: IsOpen): string => firstOpen(from, isOpen, 1)

/** The last open day up to a day, that day included. */
export const lastOpen = (until: string, isOpen: IsOpen): string => firstOpen(until, isOpen, -1)

function firstOpen(from: string, isOpen: IsOpen, direction: 1 | -1): string {
  for (let step = 0, day = from; step < HORIZON; step++, day = addDays(day, direction))
    if (isOpen(day)) return day
  return addDays(from, HORIZON * direction)
}

/** The n-th open day after a day; the day itself for 0. */
export function openDaysAfter(day: string, count: number, isOpen: IsOpen): string {
  let reached = day
  for (let left = count; left > 0; left--) reached = nextOpen(addDays(reached, 1), isOpen)
  return reached
}
