import { sumDailyMetrics } from '@passepartout/db'
import { useDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import { createDailyMetrics } from './daily-metrics.ts'
import { createLog } from './log.ts'

const database = useDatabase()
const SHOP = { channel: 'passepartout', country: 'de' } as const
const DAY = { from: '2026-11-23', to: '2026-11-23' }

test('what was counted is written together when the process stops', async () => {
  const sums = createDailyMetrics({
    db: database(),
    log: createLog('silent'),
    clock: () => new Date('2026-11-23T12:00:00Z'),
  })
  for (let n = 0; n < 3; n++) sums.count(SHOP, 'page-view', 'start')
  sums.count({ ...SHOP, country: 'at' }, 'page-view', 'start')
  await sums.close()
  expect(await sumDailyMetrics(database(), DAY)).toEqual([
    { measure: 'page-view', subject: 'start', count: 4 },
  ])
})

test('a flood of made-up subjects is bounded', async () => {
  const sums = createDailyMetrics({
    db: database(),
    log: createLog('silent'),
    clock: () => new Date('2026-11-23T12:00:00Z'),
  })
  for (let n = 0; n < 3000; n++) sums.count(SHOP, 'search-without-hit', `word ${n}`)
  await sums.close()
  expect(await sumDailyMetrics(database(), DAY)).toHaveLength(2000)
})
