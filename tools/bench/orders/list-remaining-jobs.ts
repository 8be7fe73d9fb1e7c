import type { Database } from '@passepartout/db'

/** Recurring jobs that died with their process are recreated by their schedule; all others belong to orders. */
const LEFT = `select case name when 'given-up' then source_name || ' given up' else name || ' ' || state::text end as what,
    count(*)::int as n from pgboss.job
  where state < 'completed'
    and (case name when 'given-up' then source_name else name end)
      in ('order-letter', 'send-mail', 'start-production', 'produce-line', 'place-lab-order') group by 1
  union all
  select 'words of journals', count(*)::int from order_events e
  where e.kind in ('placed', 'paid', 'production-started')
    and not exists (select 1 from order_follow_ups f where f.sequence = e.sequence)`

/** Unfinished jobs of orders, such as `send-mail created 12`. */
export async function listRemainingJobs(db: Database): Promise<string[]> {
  const { rows } = (await db.execute(LEFT)) as unknown as { rows: { what: string; n: number }[] }
  return rows.filter(({ n }) => n > 0).map(({ what, n }) => `${what} ${n}`)
}
