import { describeEachDatabase } from '@passepartout/testing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { incrementDailyMetrics, sumDailyMetrics } from './daily-metrics.ts'
import { upsertFlagDefinitions } from './flag-definitions.ts'
import { addFlagEvents, addFlagImpressions, removeOldFlagRecords } from './flag-records.ts'
import { sumFlagResults } from './flag-results.ts'
import { NOON } from './rows.fixture.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const at = NOON.getTime()
const impression = (number: number, visitorKey: string, treatment: string) => ({
  digest: uuid(number),
  flag: 'f',
  visitorKey,
  treatment,
  label: 'default rule',
  changeNumber: 1,
  at: at + number,
})
const event = (number: number, visitorKey: string, eventType = 'purchase') => ({
  digest: uuid(number),
  eventType,
  trafficType: 'user',
  visitorKey,
  value: null,
  properties: null,
  at: at + number,
})

describeEachDatabase('flags', database => {
  test('get a new change number with a change, and keep the one they have without', async () => {
    const keep = (flags: Record<string, unknown>, now: number) =>
      upsertFlagDefinitions(database(), new Map(Object.entries(flags)), now)
    await keep({ a: { x: 1 }, b: { x: 1 } }, 1000)
    await keep({ a: { x: 1 }, b: { x: 2 } }, 500)
    expect(await keep({ a: { x: 1 }, b: { x: 2 } }, 9000)).toEqual([
      { name: 'a', changeNumber: 1000, definition: { x: 1 } },
      { name: 'b', changeNumber: 1001, definition: { x: 2 } },
    ])
  })

  test('count visitors once, those who saw both treatments for none, and conversions after the first impression', async () => {
    await addFlagEvents(database(), [event(0, 'early')], NOON)
    const impressions = [
      impression(1, 'early', 'on'),
      impression(2, 'both', 'on'),
      impression(3, 'both', 'off'),
      impression(4, 'buyer', 'off'),
      impression(5, 'buyer', 'off'),
      impression(6, 'nobody', 'control'),
    ]
    await addFlagImpressions(database(), impressions, NOON)
    await addFlagImpressions(database(), impressions, NOON)
    await addFlagEvents(database(), [event(10, 'buyer'), event(11, 'early', 'search')], NOON)
    expect(await sumFlagResults(database(), { flag: 'f', eventType: 'purchase' })).toEqual({
      treatments: [
        { treatment: 'off', visitors: 1, conversions: 1 },
        { treatment: 'on', visitors: 1, conversions: 0 },
      ],
      mixed: 1,
      since: new Date(at + 1),
    })
  })

  test('forget what visitors were given once its time is over', async () => {
    await addFlagImpressions(database(), [impression(1, 'a', 'on')], NOON)
    const later = new Date(at + 1)
    await removeOldFlagRecords(database(), { experimentsBefore: later, telemetryBefore: later })
    const { rows } = (await database().execute(sql`select 1 from flag_impressions`)) as unknown as {
      rows: unknown[]
    }
    expect(rows).toEqual([])
  })
})

describeEachDatabase('daily sums', database => {
  test('add up by day, shop, measure and subject', async () => {
    const count = { day: '2026-11-23', shop: 'passepartout-de', measure: 'page-view', subject: 'start' }
    await incrementDailyMetrics(database(), [
      { ...count, count: 2 },
      { ...count, count: 3 },
    ])
    await incrementDailyMetrics(database(), [
      { ...count, count: 1 },
      { ...count, shop: 'passepartout-at', count: 1 },
      { ...count, day: '2026-11-24', count: 100 },
    ])
    const range = { from: '2026-11-20', to: '2026-11-23' }
    expect(await sumDailyMetrics(database(), range)).toEqual([
      { measure: 'page-view', subject: 'start', count: 7 },
    ])
    expect(await sumDailyMetrics(database(), { ...range, shop: 'passepartout-at' })).toEqual([
      { measure: 'page-view', subject: 'start', count: 1 },
    ])
  })
})
