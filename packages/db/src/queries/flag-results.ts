import { sql } from 'drizzle-orm'
import type { Database } from '../open.ts'

export interface TreatmentSums {
  treatment: string
  /** Visitors who were given this treatment and no other. */
  visitors: number
  /** Those of them who did what counts, at or after their first impression. */
  conversions: number
}

export interface FlagSums {
  treatments: TreatmentSums[]
  /** Visitors who saw more than one treatment: nobody knows which one moved them, so they count for none. */
  mixed: number
  since: Date | null
}

/**
 * Sums of a flag's test: `control` is no treatment but the lack of one, and is left out.
 *
 * @param eventType what counts as a conversion
 * @param since impressions before are left out, such as those of another definition
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
