import { type Database, openDatabase } from '@passepartout/db'
import type { ShopQuery } from './shop-queries.ts'

export interface Measured extends Pick<ShopQuery, 'name' | 'for'> {
  /** Of the whole call, the median of five. */
  ms: number
  /** Indexes in its plans. */
  indexes: string[]
  /** Large tables with a sequential scan in a plan. */
  scanned: string[]
}

interface Statement {
  text: string
  values: unknown[]
}

const TIMES = 5

/** Runs each query several times, in transactions that are rolled back, and explains its statements. */
export async function measureQueries(
  url: string,
  queries: readonly ShopQuery[],
  largeRows: number,
): Promise<Measured[]> {
  const database = await openDatabase({ url, limits: { connections: 1, statementMs: 0 } })
  const sent = collectQueries(database.db)
  const large = await largeTables(database.db, largeRows)
  const measured: Measured[] = []
  try {
    for (const { name, for: whom, run } of queries) {
      const took: number[] = []
      let statements: Statement[] = []
      for (let time = 0; time < TIMES; time++) {
        sent.length = 0
        took.push(await rolledBack(database.db, run))
        statements = [...sent]
      }
      const plans = new Map<string, Set<string>>([
        ['indexes', new Set()],
        ['scanned', new Set()],
      ])
      for (const statement of statements) await explain(database.db, statement, large, plans)
      took.sort((a, b) => a - b)
      measured.push({
        name,
        for: whom,
        ms: took[TIMES >> 1] ?? 0,
        indexes: [...(plans.get('indexes') ?? [])],
        scanned: [...(plans.get('scanned') ?? [])],
      })
    }
  } finally {
    await database.close()
  }
  return measured
}

class RollBack extends Error {}

async function rolledBack(db: Database, run: ShopQuery['run']): Promise<number> {
  let ms = 0
  await db
    .transaction(async tx => {
      const began = performance.now()
      await run(tx)
      ms = performance.now() - began
      throw new RollBack()
    })
    .catch(error => {
      if (!(error instanceof RollBack)) throw error
    })
  return ms
}

interface Client {
  query: (...args: unknown[]) => unknown
}

/** Collects all statements that the driver sends. */
function collectQueries(db: Database): Statement[] {
  const statements: Statement[] = []
  const pool = (
    db as unknown as { $client: { on: (event: string, listener: (client: Client) => void) => void } }
  ).$client
  pool.on('connect', client => {
    const send = client.query.bind(client)
    client.query = (...args) => {
      const [query, values] = args as [string | { text: string }, unknown[] | undefined]
      const text = typeof query === 'string' ? query : query.text
      if (/^\s*(?:select|insert|update|delete|with)/i.test(text))
        statements.push({ text, values: values ?? [] })
      return send(...args)
    }
  })
  return statements
}

async function largeTables(db: Database, rows: number): Promise<Set<string>> {
  const found = (await db.execute(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= ${rows}`,
  )) as unknown as { rows: { name: string }[] }
  return new Set(found.rows.map(({ name }) => name))
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Plan[]
}

async function explain(
  db: Database,
  { text, values }: Statement,
  large: ReadonlySet<string>,
  plans: Map<string, Set<string>>,
): Promise<void> {
  const client = (
    db as unknown as { $client: { query: (text: string, values: unknown[]) => Promise<unknown> } }
  ).$client
  const { rows } = (await client.query(`explain (format json) ${text}`, values)) as {
    rows: { 'QUERY PLAN': { Plan: Plan }[] }[]
  }
  const visit = (plan: Plan): void => {
    if (plan['Index Name']) plans.get('indexes')?.add(plan['Index Name'])
    const table = plan['Relation Name']
    if (plan['Node Type'].includes('Seq Scan') && table && large.has(table)) plans.get('scanned')?.add(table)
    for (const part of plan.Plans ?? []) visit(part)
  }
  for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) visit(Plan)
}
