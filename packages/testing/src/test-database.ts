import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type OpenDatabase, openDatabase, type PostgresLimits } from '@passepartout/db'

const MIGRATIONS = fileURLToPath(new URL('../../db/migrations', import.meta.url))
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/passepartout', import.meta.url))

/**
 * An embedded database with all tables, in memory or in a folder. Created from a snapshot, cached until a migration
 * changes: building one from scratch takes seconds.
 */
export async function openTestPglite(dir?: string): Promise<OpenDatabase> {
  const file = join(CACHE, `pglite-${await migrationsHash()}.tar.gz`)
  const snapshot = await readFile(file).catch(() => undefined)
  if (snapshot) return openDatabase({ dir, loadDataDir: new Blob([snapshot]) })
  const opened = await openDatabase({ dir })
  const dump = await opened.dump?.()
  if (dump) {
    await mkdir(CACHE, { recursive: true })
    const part = `${file}.${randomUUID()}`
    await writeFile(part, Buffer.from(await dump.arrayBuffer()))
    await rename(part, file)
  }
  return opened
}

/**
 * A database of its own on the given server, dropped when it is closed, or at the end of the run by its name
 * (`server-databases.ts`).
 */
export async function openTestPostgres(
  url: string,
  limits: Partial<PostgresLimits> = {},
): Promise<OpenDatabase> {
  const name = `test_${process.env.TEST_RUN ?? process.pid}_${randomUUID().replaceAll('-', '')}`
  await onServer(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const opened = await openDatabase({ url: own.href, limits })
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await onServer(url, `drop database ${name} with (force)`)
    },
  }
}

/** Tables to empty with their dependent rows; referenced tables follow the referencing ones. */
const TABLES =
  'customers, order_views, refund_proposals, operators, one_time_links, security_events, ' +
  'refunds, payments, provider_events, bank_entries, invoices, invoice_counters, voucher_entries, order_cases, orders, visitors, ' +
  'price_history, vouchers, contact_messages, problem_reports, spent_proofs, newsletter_subscriptions, newsletter_consents, mails, rate_limits, ' +
  'flag_definitions, flag_impressions, flag_events, flag_impression_counts, flag_telemetry, daily_counts, recording_parts, discounts'

/** Deletes the rows of a table that has some: to truncate an empty one costs as much as a full one. */
const deleteAllRows = (table: string) =>
  `if exists (select from ${table}) then
    begin delete from ${table}; exception when others then truncate table ${table} cascade; end;
  end if;`

/**
 * Creates the function that `truncateDatabase` calls. The database caches its plans between calls: single statements
 * are planned again before each test, and took a third of the time of many.
 */
export const prepareTruncate = async ({ db }: OpenDatabase): Promise<void> => {
  await db.execute('create schema if not exists for_tests')
  await db.execute(
    `create or replace function for_tests.remove_rows() returns void language plpgsql as $$ begin
      ${TABLES.split(', ').map(deleteAllRows).join(' ')}
      if to_regclass('pgboss.job') is not null then ${deleteAllRows('pgboss.job')} end if;
    end $$`,
  )
}

/** Deletes every row. */
export const truncateDatabase = async ({ db }: OpenDatabase): Promise<void> => {
  await db.execute('select for_tests.remove_rows()')
}

async function onServer(url: string, statement: string): Promise<void> {
  const server = await openDatabase({ url })
  try {
    await server.db.execute(statement)
  } finally {
    await server.close()
  }
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(MIGRATIONS)).filter(one => one.endsWith('.sql')).sort()) {
    hash.update(name).update(await readFile(join(MIGRATIONS, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
