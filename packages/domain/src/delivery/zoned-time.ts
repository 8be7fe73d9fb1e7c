import { memoize } from '../memoization/memoize.ts'
import { dayInZone } from '../prices/days.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The full hour an instant falls into in a time zone, 0 to 23. */
export function hourInZone(timeZone: string, at: Date): number {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
    formats.set(timeZone, format)
  }
  return Number(format.formatToParts(at).find(({ type }) => type === 'hour')?.value)
}

const HOUR_MS = 3_600_000

/**
 * The instant at which a day's full hour begins in a time zone. An hour that the clocks skip gives the instant at
 * which they do; of an hour that comes twice, the first counts.
 */
export const instantInZone = (timeZone: string, day: string, hour: number): Date =>
  new Date(instantOf(`${timeZone} ${day} ${hour}`))

const instantOf = memoize((key: string): number => {
  const [timeZone = '', day, hour] = key.split(' ')
  const wanted = Date.parse(`${day}T00:00:00Z`) + Number(hour) * HOUR_MS
  // Zones are at most 14 hours off; the shop's have whole hours.
  for (let at = wanted - 14 * HOUR_MS; ; at += HOUR_MS) {
    const local =
      Date.parse(`${dayInZone(timeZone, new Date(at))}T00:00:00Z`) +
      hourInZone(timeZone, new Date(at)) * HOUR_MS
    if (local >= wanted) return at
  }
})
