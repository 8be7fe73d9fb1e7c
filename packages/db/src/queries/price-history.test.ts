import { lowestPriceBefore } from '@passepartout/domain'
import { describeEachDatabase } from '@passepartout/testing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '../open.ts'
import { listPriceHistory, recordPrices } from './price-history.ts'

const german = { channel: 'passepartout', country: 'de', currency: 'EUR' } as const
const article = 'photo-frame/poster/600x400'
const record = (
  db: Database,
  day: string,
  amount: number,
  shop: Partial<Parameters<typeof recordPrices>[1]> = {},
) =>
  recordPrices(db, {
    ...german,
    day,
    now: new Date(`${day}T09:00:00Z`),
    prices: [{ article, amount }],
    ...shop,
  })
const history = (db: Database) => listPriceHistory(db, { ...german, article })

describeEachDatabase('the price history', database => {
  test('gets an entry when a price changes, and none while it stays', async () => {
    const added = []
    for (const [day, amount] of [
      ['2026-10-01', 1295],
      ['2026-10-02', 1295],
      ['2026-10-20', 1395],
      ['2026-10-21', 1395],
    ] as const)
      added.push(await record(database(), day, amount))
    expect(added).toEqual([1, 0, 1, 0])
    expect(await history(database())).toEqual([
      { from: '2026-10-01', amount: 1295 },
      { from: '2026-10-20', amount: 1395 },
    ])
  })

  test('knows both prices of a day on which the list was changed', async () => {
    await record(database(), '2026-10-01', 1295)
    await record(database(), '2026-10-01', 1195)
    expect((await history(database())).map(({ amount }) => amount)).toEqual([1295, 1195])
  })

  test('is apart for every channel and country', async () => {
    await record(database(), '2026-10-01', 1295)
    await record(database(), '2026-10-01', 1695, { country: 'ch', currency: 'CHF' })
    await record(database(), '2026-10-01', 1394, { channel: 'kartenliebe' })
    expect(await history(database())).toEqual([{ from: '2026-10-01', amount: 1295 }])
    const swiss = { channel: 'passepartout', country: 'ch', article } as const
    expect(await listPriceHistory(database(), swiss)).toEqual([{ from: '2026-10-01', amount: 1695 }])
  })

  test('records once what several processes see at the same time', async () => {
    const added = await Promise.all([1, 2, 3, 4].map(() => record(database(), '2026-10-01', 1295)))
    expect(added.reduce((sum, count) => sum + count)).toBe(1)
    expect(await history(database())).toHaveLength(1)
  })

  test.each(['update price_history set amount = 1', 'delete from price_history'])(
    'refuses to be rewritten: %s',
    async statement => {
      await record(database(), '2026-10-01', 1295)
      const refused = await database()
        .execute(sql.raw(statement))
        .then(
          () => 'done',
          (error: Error) => String(error),
        )
      expect(refused).toContain('price_history is append-only')
      expect(await history(database())).toEqual([{ from: '2026-10-01', amount: 1295 }])
    },
  )

  test('does not let a raise shortly before a campaign lift the reference price', async () => {
    await record(database(), '2026-03-01', 1295)
    await record(database(), '2026-11-06', 1795)
    await record(database(), '2026-11-16', 1346)
    expect(lowestPriceBefore(await history(database()), '2026-10-17', '2026-11-16')).toBe(1295)
  })

  test('carries the last price over days on which nothing was recorded', async () => {
    await record(database(), '2026-03-01', 1295)
    await record(database(), '2026-11-16', 1095)
    expect(lowestPriceBefore(await history(database()), '2026-10-17', '2026-11-16')).toBe(1295)
  })
})
