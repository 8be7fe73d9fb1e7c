import { sql } from 'drizzle-orm'
import type { Database } from '../open.ts'

export interface DailyMetric {
  /** Such as `2026-11-23`. */
  day: string
  /** `<channel>-<country>`. */
  shop: string
  measure: string
  subject: string
  count: number
}

/** Adds to the totals of days. */
export async function incrementDailyMetrics(db: Database, counts: readonly DailyMetric[]): Promise<void> {
  await db.execute(sql`
    insert into daily_counts (day, shop, measure, subject, count)
    select day, shop, measure, subject, sum(count)
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as offered(
      day date, shop text, measure text, subject text, count bigint)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (day, shop, measure, subject) do update set count = daily_counts.count + excluded.count`)
}

/** Totals of a range of days, both included; of one shop, or of all together. The most frequent first. */
export async function sumDailyMetrics(
  db: Database,
  { from, to, shop }: { from: string; to: string; shop?: string | undefined },
): Promise<Pick<DailyMetric, 'measure' | 'subject' | 'count'>[]> {
  const { rows } = (await db.execute(sql`
    select measure, subject, sum(count)::float8 as count from daily_counts
    where day between ${from}::date and ${to}::date and (${shop ?? null}::text is null or shop = ${shop ?? null})
    group by 1, 2 order by 1, 3 desc, 2`)) as unknown as {
    rows: Pick<DailyMetric, 'measure' | 'subject' | 'count'>[]
  }
  return rows
}

export async function deleteOldDailyMetrics(db: Database, beforeDay: string): Promise<void> {
  await db.execute(sql`delete from daily_counts where day < ${beforeDay}::date`)
}
