import { type Database, listPriceHistory } from '@passepartout/db'
import type { PriceHistoryEntry } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

type History = readonly PriceHistoryEntry[]

const MOST = 5000
const cachedHistories = new WeakMap<Database, { minute: number; histories: Map<string, Promise<History>> }>()

/**
 * The recorded prices of an article in the shop, cached for a minute. Empty when nothing is recorded or the database
 * does not respond; then the price book's own history is used.
 */
export function loadPriceHistory(
  { db, shop, now, log }: Pick<CallContext, 'db' | 'shop' | 'now' | 'log'>,
  article: string,
): Promise<History> {
  const minute = Math.floor(now.getTime() / 60_000)
  let memory = cachedHistories.get(db)
  if (memory?.minute !== minute || memory.histories.size >= MOST) {
    memory = { minute, histories: new Map() }
    cachedHistories.set(db, memory)
  }
  const { channel, country } = shop
  const key = `${channel} ${country} ${article}`
  const known = memory.histories.get(key)
  if (known) return known
  const loading = listPriceHistory(db, { article, channel, country }).catch((err: unknown) => {
    log.warn({ err }, 'price history not readable')
    return []
  })
  memory.histories.set(key, loading)
  return loading
}
