import { type Database, incrementDailyMetrics } from '@passepartout/db'
import type { Metric, Shop } from '@passepartout/domain'
import type { Logger } from './log.ts'

const WRITE_MS = 5000
/** Distinct sums between two writes; caps what invented subjects can fill. */
const MOST_SUMS = 2000

interface DailyMetricsOptions {
  db: Database
  log: Logger
  clock?: () => Date
}

/**
 * Counts by day, shop, metric and subject. Sums are collected in memory, so that no page waits for the database; a
 * crash loses a few seconds of counts.
 */
export function createDailyMetrics({ db, log, clock = () => new Date() }: DailyMetricsOptions) {
  let sums = new Map<string, number>()
  let writing: Promise<void> | undefined

  function count(
    { channel, country }: Pick<Shop, 'channel' | 'country'>,
    measure: Metric | string,
    subject: string,
    by = 1,
  ): void {
    const key = JSON.stringify([
      clock().toISOString().slice(0, 10),
      `${channel}-${country}`,
      measure,
      subject,
    ])
    if (sums.size < MOST_SUMS || sums.has(key)) sums.set(key, (sums.get(key) ?? 0) + by)
  }

  async function write(): Promise<void> {
    if (sums.size === 0) return
    const taken = sums
    sums = new Map()
    const rows = [...taken].map(([key, count]) => {
      const [day = '', shop = '', measure = '', subject = ''] = JSON.parse(key) as string[]
      return { day, shop, measure, subject, count }
    })
    try {
      await incrementDailyMetrics(db, rows)
    } catch (err) {
      log.warn({ err }, 'writing daily metrics failed, will retry')
      for (const [key, count] of taken) sums.set(key, (sums.get(key) ?? 0) + count)
    }
  }
  const flush = () => (writing = (writing ?? Promise.resolve()).then(write))
  const timer = setInterval(() => void flush(), WRITE_MS).unref()

  return {
    count,
    flush,
    close: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

export type DailyMetrics = ReturnType<typeof createDailyMetrics>
