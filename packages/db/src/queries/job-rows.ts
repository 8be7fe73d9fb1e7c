import { sql } from 'drizzle-orm'
import type { Database } from '../open.ts'

/** A job as pg-boss stores it in its own tables. */
export interface JobRow {
  id: string
  queue: string
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
  payload: Record<string, unknown>
  /** Number of starts. */
  attempts: number
  createdAt: Date
  dueAt: Date
  /** Error of the last attempt, where it failed. */
  reason: string | null
}

/** Queue of failed jobs (dead letter); their original queue is in the `source_` columns. */
export const DEAD_LETTER_QUEUE = 'given-up'

const COLUMNS = sql`id, coalesce(source_name, name) as queue,
  case when name = ${DEAD_LETTER_QUEUE} then 'failed' else state::text end as state, data as payload,
  case when name = ${DEAD_LETTER_QUEUE} then source_retry_count + 1 when state = 'created' then 0
    else retry_count + 1 end as attempts,
  coalesce(source_created_on, created_on) as created_at, start_after as due_at,
  coalesce(source_output, output) ->> 'message' as reason`

/** Neither finished nor pg-boss's own. */
const IS_OPEN = sql`state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'`

/** Jobs that wait, run or failed for good, the oldest first; finished ones are not included. */
export async function listUnfinishedJobs(db: Database, { most }: { most: number }): Promise<JobRow[]> {
  const { rows } = (await db.execute(
    sql`select ${COLUMNS} from pgboss.job where ${IS_OPEN} order by created_on limit ${most}`,
  )) as unknown as { rows: RawRow[] }
  return rows.map(jobRowOf)
}

/** A job by its id, in any state. */
export async function findJobRow(db: Database, id: string): Promise<JobRow | undefined> {
  const { rows } = (await db.execute(sql`select ${COLUMNS} from pgboss.job where id = ${id}`)) as unknown as {
    rows: RawRow[]
  }
  return rows.map(jobRowOf)[0]
}

/** Number of jobs by queue and state. */
export async function countJobRows(db: Database): Promise<{ queue: string; state: string; jobs: number }[]> {
  const { rows } = (await db.execute(
    sql`select coalesce(source_name, name) as queue, case when name = ${DEAD_LETTER_QUEUE} then 'failed' else state::text end as state,
      count(*)::int as jobs from pgboss.job where ${IS_OPEN} group by 1, 2`,
  )) as unknown as { rows: { queue: string; state: string; jobs: number }[] }
  return rows
}

/** Which of these jobs exist, in any state. */
export async function filterKnownJobIds(
  db: Database,
  queue: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = (await db.execute(
    sql`select id from pgboss.job where name = ${queue} and id = any(${`{${ids.join(',')}}`}::uuid[])`,
  )) as unknown as { rows: { id: string }[] }
  return new Set(rows.map(({ id }) => id))
}

/**
 * Releases the running jobs of a dead process. Only for a database that no other process can have open. A job without
 * attempts left stays as it is: it may be the cause of the crash.
 */
export async function releaseJobsOfDeadProcess(db: Database): Promise<void> {
  await db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now() + ${PAUSE} where state = 'active' and retry_count < retry_limit`,
  )
}

/**
 * Beyond three attempts a job whose process died waits longer each time, from a minute to half an hour: it may be the
 * cause of the crash, and a process that crashes for another reason must not use up the attempts of its jobs.
 */
const PAUSE = sql`case when retry_count < 3 then interval '0'
  else least(interval '1 minute' * power(2, retry_count - 3), interval '30 minutes') end`

/**
 * Restarts jobs without a heartbeat, except those without an attempt left.
 *
 * @param seconds without a heartbeat
 * @returns the queues of these jobs
 */
export async function releaseStalledJobs(db: Database, seconds: number): Promise<string[]> {
  const freed = (await db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now() + ${PAUSE}
        where state = 'active' and retry_count < retry_limit
        and coalesce(heartbeat_on, started_on) < now() - make_interval(secs => ${seconds})
        returning name`,
  )) as unknown as { rows: { name: string }[] }
  return [...new Set(freed.rows.map(({ name }) => name))]
}

interface RawRow extends Omit<JobRow, 'createdAt' | 'dueAt'> {
  created_at: Date | string
  due_at: Date | string
}

const jobRowOf = ({ created_at, due_at, ...row }: RawRow): JobRow => ({
  ...row,
  payload: row.payload ?? {},
  createdAt: new Date(created_at),
  dueAt: new Date(due_at),
})
