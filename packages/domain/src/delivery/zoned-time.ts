import { memoize } from '../memoization/memoize.ts'
import { dayInZone } from '../prices/days.ts'
import { HOUR_MS } from '../time/time-units.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The hour of an instant in a time zone, 0 to 23. */
export function hourInZone(timeZone: string, at: Date): number {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
    formats.set(timeZone, format)
  }
  return Number(format.formatToParts(at).find(({ type }) => type === 'hour')?.value)
}

/**
 * The instant at which an hour of a day begins in a time zone. For an hour skipped by a clock change, the instant of
 * the change; of a repeated hour, the first one.
 */
export const instantInZone = (timeZone: string, day: string, hour: number): Date =>
  new Date(instantOf(`${timeZone} ${day} ${hour}`))

const instantOf = memoize((key: string): number => {
  const [timeZone = '', day, hour] = key.split(' ')
  const wanted = Date.parse(`${day}T00:00:00Z`) + Number(hour) * HOUR_MS
  // Time zones are at most 14 hours off UTC; those of the shop have whole hours.
  for (let at = wanted - 14 * HOUR_MS; ; at += HOUR_MS) {
    const local =
      Date.parse(`${dayInZone(timeZone, new Date(at))}T00:00:00Z`) +
      hourInZone(timeZone, new Date(at)) * HOUR_MS
    if (local >= wanted) return at
  }
})
