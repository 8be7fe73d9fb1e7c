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
  /** For a library with tables of its own in this database; its client is closed with it. */
  connection: Connection
  /** Connections in all, idle ones, and queries waiting for one; only for a server. */
  connections?: () => { all: number; idle: number; waiting: number }
  /** Resolves once the database responds; rejects otherwise. For readiness checks. */
  ping(): Promise<void>
  /** A gzipped tar of the embedded data folder; `undefined` for a server, which has better tools for it. */
  dump: (() => Promise<Blob>) | undefined
  close(): Promise<void>
}

export type Connection = { client: Pick<PGlite, 'query' | 'exec' | 'listen'> } | { url: string }

export interface OpenOptions {
  /** `postgres://...`; without it the embedded database is used. */
  url?: string | undefined
  /** Of the server; by default our own limits. */
  limits?: Partial<PostgresLimits>
  /** Folder of the embedded database; without it the database is in memory. */
  dir?: string | undefined
  /** A dump of a data folder to start from (tests, restore). */
  loadDataDir?: Blob
  /**
   * Awaited before each step of the embedded database, which runs on the caller's thread and never yields by itself.
   */
  beforeStep?: () => Promise<void>
  /** Called when the lock on the folder was lost: the process must stop writing at once. */
  onLockLost?: (reason: Error) => void
  /** Called when the server closed an idle connection; the next query uses a new one. */
  onConnectionLost?: (reason: Error) => void
}

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

/**
 * Opens the database and migrates its tables. Migrations run under a lock, so several processes may start at once on
 * one Postgres server.
 *
 * @throws DatabaseLockedError when another process holds the embedded folder
 * @throws DatabaseError when the server does not respond or refuses the login
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { url } = options
  if (url)
    return (await import('./open-postgres.ts')).openPostgres({ ...options, url, migrations: MIGRATIONS })
  return (await import('./open-pglite.ts')).openPglite(options, MIGRATIONS)
}
