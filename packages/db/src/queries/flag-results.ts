import { sql } from 'drizzle-orm'
import type { Database } from '../open.ts'

export interface TreatmentSums {
  treatment: string
  /** Visitors with this treatment and no other. */
  visitors: number
  /** Those of them with the event, at or after their first impression. */
  conversions: number
}

export interface FlagSums {
  treatments: TreatmentSums[]
  /** Visitors who saw more than one treatment: the cause of their behaviour is unknown, so they count for none. */
  mixed: number
  since: Date | null
}

/**
 * Totals of a flag's test. `control` means that no treatment was available, and is left out.
 *
 * @param eventType the event that counts as a conversion
 * @param since earlier impressions are left out, such as those of another definition
 */
export async function sumFlagResults(
  db: Database,
  { flag, eventType, since = new Date(0) }: { flag: string; eventType: string; since?: Date },
): Promise<FlagSums> {
  const { rows } = (await db.execute(sql`
    with seen as (
      select visitor_key, min(treatment) as treatment, count(distinct treatment) as treatments, min(at) as first
      from flag_impressions
      where flag = ${flag} and treatment <> 'control' and at >= ${since.toISOString()}::timestamptz
      group by visitor_key
    )
    select case when treatments = 1 then treatment end as treatment, count(*)::int as visitors,
      count(*) filter (where exists (
        select 1 from flag_events
        where event_type = ${eventType} and flag_events.visitor_key = seen.visitor_key and flag_events.at >= seen.first
      ))::int as conversions, min(first) as since
    from seen group by 1 order by 1`)) as unknown as {
    rows: { treatment: string | null; visitors: number; conversions: number; since: string | Date }[]
  }
  const dates = rows.map(row => new Date(row.since).getTime())
  return {
    treatments: rows.flatMap(({ treatment, visitors, conversions }) =>
      treatment === null ? [] : [{ treatment, visitors, conversions }],
    ),
    mixed: rows.find(({ treatment }) => treatment === null)?.visitors ?? 0,
    since: dates.length > 0 ? new Date(Math.min(...dates)) : null,
  }
}
