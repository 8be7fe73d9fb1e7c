import type { Database } from '@passepartout/db'
import { markdownTable } from '../numbers.ts'

/** Makes Postgres count its statements. */
export const STATEMENT_COUNTING_SETTINGS = 'shared_preload_libraries=pg_stat_statements'

interface StatementStats {
  statement: string
  calls: number
  ms: number
}

export async function resetStatementCounts(db: Database): Promise<void> {
  await db.execute('create extension if not exists pg_stat_statements')
  await db.execute('select pg_stat_statements_reset()')
}

/** Every statement with its number of calls and time. */
export async function readStatementCounts(db: Database): Promise<StatementStats[]> {
  const { rows } = (await db.execute(
    `select query as statement, sum(calls)::int as calls, sum(total_exec_time + total_plan_time) as ms
     from pg_stat_statements group by query order by 2 desc`,
  )) as unknown as { rows: StatementStats[] }
  return rows
}

/** The most frequent ones, per order. */
export function describeStatements(questions: readonly StatementStats[], orders: number): string {
  const all = questions.reduce((sum, { calls }) => sum + calls, 0)
  const rows = questions
    .slice(0, 60)
    .map(({ statement, calls, ms }) => [
      (calls / orders).toFixed(2),
      (ms / orders).toFixed(3),
      statement.replace(/\s+/g, ' ').slice(0, 150),
    ])
  return `${(all / orders).toFixed(1)} questions for each order\n\n${markdownTable(['times', 'ms', 'statement'], rows)}`
}
