import { describe, expect, it } from 'vitest'
import { addMonths } from './month-days.ts'
import { MOON_PHASES, moonPhases } from './moon-phases.ts'

/** New moon, first quarter, full moon and last quarter of 2027 in universal time, from an ephemeris (astronomy-engine). */
const PHASES_2027 = `
                   01-07T20:25 01-15T20:35 01-22T12:17 01-29T10:56
02-06T15:56 02-14T07:59 02-20T23:24 02-28T05:17 03-08T09:30 03-15T16:25 03-22T10:44 03-30T00:54
04-06T23:51 04-13T22:57 04-20T22:27 04-28T20:18 05-06T10:59 05-13T04:44 05-20T10:59 05-28T13:58
06-04T19:40 06-11T10:56 06-19T00:45 06-27T04:54 07-04T03:02 07-10T18:39 07-18T15:45 07-26T16:55
08-02T10:05 08-09T04:54 08-17T07:29 08-25T02:27 08-31T17:41 09-07T18:31 09-15T23:04 09-23T10:21
09-30T02:36 10-07T11:48 10-15T13:47 10-22T17:29 10-29T13:37 11-06T08:00 11-14T03:26 11-21T00:48
11-28T03:24 12-06T05:22 12-13T16:09 12-20T09:11 12-27T20:12`
  .trim()
  .split(/\s+/)
  .map((time, index) => ({ at: new Date(`2027-${time}Z`), phase: MOON_PHASES[index % 4] }))

const YEAR = Array.from({ length: 12 }, (_, later) => addMonths({ year: 2027, month: 1 }, later))

describe('phases of the moon', () => {
  it.each([
    ['de-DE', 'Europe/Berlin'],
    ['fr-CH', 'Europe/Zurich'],
    ['en-GB', 'Europe/London'],
    ['en-US', 'America/New_York'],
  ] as const)('of 2027 fall on their days in %s', (locale, timeZone) => {
    const dates = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
    const expected = Object.fromEntries(PHASES_2027.map(({ at, phase }) => [dates.format(at), phase]))
    const found = Object.assign({}, ...YEAR.map(month => moonPhases(month, locale)))
    expect(found).toEqual(expected)
  })

  it('come every 29 or 30 days, until 2049', () => {
    const news = Array.from({ length: 360 }, (_, later) =>
      addMonths({ year: 2020, month: 1 }, later),
    ).flatMap(month =>
      Object.entries(moonPhases(month, 'de-DE')).flatMap(([date, phase]) => (phase === 'new' ? [date] : [])),
    )
    const days = news.map(date => Date.parse(date) / 86_400_000).sort((a, b) => a - b)
    const gaps = days.slice(1).map((day, index) => day - (days[index] ?? 0))
    expect([...new Set(gaps)].sort()).toEqual([29, 30])
  })
})
