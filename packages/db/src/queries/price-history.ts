import type { Channel, CountryCode, Currency } from '@passepartout/domain'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { priceHistory } from '../schema/index.ts'

export interface PriceRecord {
  article: string
  /** Minor units. */
  amount: number
}

interface Recorded {
  channel: Channel
  country: CountryCode
  currency: Currency
  /** Today in the plant's time zone, as `2026-11-21`. */
  day: string
  now: Date
  /** A few hundred at most; each article once. */
  prices: readonly PriceRecord[]
}

/**
 * Appends the prices that differ from the last one recorded. Asking twice, or from two processes at once, records
 * once.
 *
 * @returns how many were new
 */
export async function recordPrices(db: Database, { prices, day, now, ...shop }: Recorded): Promise<number> {
  if (prices.length === 0) return 0
  const { channel, country } = shop
  const last = await db
    .selectDistinctOn([priceHistory.article], { article: priceHistory.article, amount: priceHistory.amount })
    .from(priceHistory)
    .where(
      and(
        eq(priceHistory.channel, channel),
        eq(priceHistory.country, country),
        inArray(
          priceHistory.article,
          prices.map(({ article }) => article),
        ),
      ),
    )
    .orderBy(desc(priceHistory.article), desc(priceHistory.id))
  const known = new Map(last.map(({ article, amount }) => [article, amount]))
  const changed = prices.filter(({ article, amount }) => known.get(article) !== amount)
  if (changed.length === 0) return 0
  const added = await db
    .insert(priceHistory)
    .values(
      changed.map(({ article, amount }) => ({ ...shop, article, amount, fromDay: day, recordedAt: now })),
    )
    .onConflictDoNothing()
    .returning({ id: priceHistory.id })
  return added.length
}

/** Everything ever asked for an article in a shop, oldest first; as `priceFrame` takes it. */
export async function priceHistoryOf(
  db: Database,
  { article, channel, country }: { article: string; channel: Channel; country: CountryCode },
): Promise<{ from: string; amount: number }[]> {
  return db
    .select({ from: priceHistory.fromDay, amount: priceHistory.amount })
    .from(priceHistory)
    .where(
      and(
        eq(priceHistory.channel, channel),
        eq(priceHistory.country, country),
        eq(priceHistory.article, article),
      ),
    )
    .orderBy(priceHistory.id)
}
