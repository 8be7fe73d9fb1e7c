import type { Channel, CountryCode, Currency } from '@passepartout/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { priceHistory } from '../schema/index.ts'

export interface PriceRecord {
  article: string
  /** Minor units. */
  amount: number
}

interface PriceRecordBatch {
  channel: Channel
  country: CountryCode
  currency: Currency
  /** Today in the lab's time zone, as `2026-11-21`. */
  day: string
  now: Date
  /** A few hundred at most; each article once. */
  prices: readonly PriceRecord[]
}

/**
 * Appends the prices that differ from the last recorded one. Idempotent, also for simultaneous processes.
 *
 * @returns the number of new records
 */
export async function recordPrices(
  db: Database,
  { prices, day, now, ...shop }: PriceRecordBatch,
): Promise<number> {
  if (prices.length === 0) return 0
  const { channel, country, currency } = shop
  const { rows } = (await db.execute(sql`
    insert into price_history (article, channel, country, currency, amount, from_day, recorded_at)
    select article, ${channel}, ${country}, ${currency}, amount, ${day}::date, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as offered(article text, amount integer)
    where amount is distinct from (
      select last.amount from price_history as last
      where last.channel = ${channel} and last.country = ${country} and last.article = offered.article
      order by last.id desc limit 1)
    on conflict do nothing returning id`)) as unknown as { rows: unknown[] }
  return rows.length
}

/** All prices of an article in a shop, oldest first; in the form that `priceFrame` takes. */
export async function listPriceHistory(
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

/** The prices of several articles in a shop, each oldest first. */
export async function listPriceHistories(
  db: Database,
  { articles, channel, country }: { articles: readonly string[]; channel: Channel; country: CountryCode },
): Promise<Map<string, { from: string; amount: number }[]>> {
  const histories = new Map<string, { from: string; amount: number }[]>()
  if (articles.length === 0) return histories
  const rows = await db
    .select({ article: priceHistory.article, from: priceHistory.fromDay, amount: priceHistory.amount })
    .from(priceHistory)
    .where(
      and(
        eq(priceHistory.channel, channel),
        eq(priceHistory.country, country),
        inArray(priceHistory.article, [...articles]),
      ),
    )
    .orderBy(priceHistory.id)
  for (const { article, ...entry } of rows) histories.set(article, [...(histories.get(article) ?? []), entry])
  return histories
}
