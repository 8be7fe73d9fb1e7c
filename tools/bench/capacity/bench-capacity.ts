import { openDatabase } from '@passepartout/db'
import { startJobQueue } from '@passepartout/jobs'
import { requirePostgres, startPostgres } from '../../test/postgres.ts'
import { describeMachine } from '../machine.ts'
import { fillShop, type ShopSize } from './fill-shop.ts'
import { type Measured, measureQueries } from './measure-queries.ts'
import { shopQueries } from './shop-queries.ts'

/** A page makes some ten queries; a job repeats after a minute. */
const GOALS_MS = { page: 20, job: 1000, operator: 1000 }
/** Pages and jobs must not scan a table of this many rows; an operator who searches within names may. */
const LARGE_ROWS = 50_000

/** Settings of a server with 4 GB; its data need not be durable. */
const SERVER = [
  'shared_buffers=1GB',
  'effective_cache_size=3GB',
  'max_wal_size=8GB',
  'fsync=off',
  'synchronous_commit=off',
  'listen_addresses=',
]

/** Fills a Postgres of its own with a shop of several years' sales, runs the shop's queries, and reports slow ones. */
export async function benchCapacity(size: ShopSize, url?: string): Promise<number> {
  const postgres = url ? undefined : await startPostgres(requirePostgres(), SERVER)
  const address = url ?? postgres?.url ?? ''
  try {
    console.log(`${describeMachine()}; Postgres ${postgres?.version ?? ''}, ${describe(size)}\n`)
    await makeTables(address)
    if (!(await hasData(address)))
      await fillShop(address, size, (what, seconds) =>
        console.log(`${what.padEnd(64)} ${seconds.toFixed(1).padStart(7)} s`),
      )
    const measured = await measureQueries(address, shopQueries(size), LARGE_ROWS)
    const wrong = measured.flatMap(findProblems)
    console.log('\n| query | for | ms | by | reads whole tables |\n|---|---|--:|---|---|')
    for (const { name, for: whom, ms, indexes, scanned } of measured)
      console.log(
        `| ${name} | ${whom} | ${ms.toFixed(1)} | ${indexes.map(index => `\`${index}\``).join(', ')} | ${scanned.join(', ')} |`,
      )
    for (const table of await largestTables(address)) console.log(table)
    for (const sentence of wrong) console.log(`WRONG: ${sentence}`)
    return wrong.length > 0 ? 1 : 0
  } finally {
    await postgres?.stop()
  }
}

const describe = ({ orders, photos }: ShopSize) =>
  `${orders.toLocaleString('en')} orders, ${photos.toLocaleString('en')} photos`

function findProblems({ name, for: whom, ms, scanned }: Measured): string[] {
  const goal = GOALS_MS[whom]
  return [
    ...(ms > goal ? [`${name}: ${ms.toFixed(0)} ms, the goal is ${goal} ms`] : []),
    ...(whom === 'operator' ? [] : scanned.map(table => `${name}: reads ${table} as a whole`)),
  ]
}

const SILENT = { info() {}, warn() {}, error() {} }

async function makeTables(url: string): Promise<void> {
  const database = await openDatabase({ url })
  const jobs = await startJobQueue(database, { log: SILENT, works: true })
  await jobs.close()
  await database.close()
}

async function hasData(url: string): Promise<boolean> {
  const { db, close } = await openDatabase({ url })
  const { rows } = (await db.execute('select 1 from orders limit 1')) as unknown as { rows: unknown[] }
  await close()
  return rows.length > 0
}

async function largestTables(url: string): Promise<string[]> {
  const { db, close } = await openDatabase({ url })
  const { rows } = (await db.execute(
    `select relname as name, reltuples::bigint as rows, pg_table_size(oid) / 1048576 as table_mib, pg_indexes_size(oid) / 1048576 as index_mib
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc limit 12`,
  )) as unknown as { rows: { name: string; rows: string; table_mib: string; index_mib: string }[] }
  await close()
  return [
    '\n| table | rows | MiB | indexes, MiB |\n|---|--:|--:|--:|',
    ...rows.map(
      row =>
        `| \`${row.name}\` | ${Number(row.rows).toLocaleString('en')} | ${row.table_mib} | ${row.index_mib} |`,
    ),
  ]
}
