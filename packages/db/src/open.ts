import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { PostgresLimits } from './open-postgres.ts'
import type * as schema from './schema/index.ts'

/** The query interface both drivers share; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  db: Database
  kind: 'pglite' | 'postgres'
  /** For a library that keeps tables of its own in this database; the client is closed with it. */
  connection: Connection
  /** How many connections there are, how many of them nobody uses, and how many queries wait for one; a server's only. */
  connections?: () => { all: number; idle: number; waiting: number }
  /** Answers once the database does; rejects otherwise. For readiness checks. */
  ping(): Promise<void>
  /** A gzipped tar of the embedded data folder; `undefined` for a server, whose own tools do this better. */
  dump: (() => Promise<Blob>) | undefined
  close(): Promise<void>
}

export type Connection = { client: Pick<PGlite, 'query' | 'exec' | 'listen'> } | { url: string }

export interface OpenOptions {
  /** `postgres://...`; without it the embedded database is used. */
  url?: string | undefined
  /** Of the server; ours where left out. */
  limits?: Partial<PostgresLimits>
  /** Folder of the embedded database; without it everything stays in memory. */
  dir?: string | undefined
  /** A data folder dump to start from (tests, restore). */
  loadDataDir?: Blob
  /** Awaited before each step of the embedded database, which works on the caller's thread and never waits by itself. */
  beforeStep?: () => Promise<void>
  /** Called when the lock on the folder was lost: the process must stop writing at once. */
  onLockLost?: (reason: Error) => void
  /** Called when the server closed an idle connection; the next query takes a new one. */
  onConnectionLost?: (reason: Error) => void
}

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

/**
 * Opens the database and brings its tables up to date. Migrations run under a lock, so several processes may
 * start at once on one Postgres.
 *
 * @throws DatabaseLockedError when another process holds the embedded folder
 * @throws DatabaseError when the server does not answer or does not let us in
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { url } = options
  if (url)
    return (await import('./open-postgres.ts')).openPostgres({ ...options, url, migrations: MIGRATIONS })
  return (await import('./open-pglite.ts')).openPglite(options, MIGRATIONS)
}
