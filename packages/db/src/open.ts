import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { lockDirectory } from './lock.ts'
import { PrivateNodeFS } from './private-node-fs.ts'
import * as schema from './schema/index.ts'

/** The query interface both drivers share; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  db: Database
  kind: 'pglite' | 'postgres'
  /** Answers once the database does; rejects otherwise. For readiness checks. */
  ping(): Promise<void>
  /** A gzipped tar of the embedded data folder; `undefined` for a server, whose own tools do this better. */
  dump: (() => Promise<Blob>) | undefined
  close(): Promise<void>
}

export interface OpenOptions {
  /** `postgres://...`; without it the embedded database is used. */
  url?: string | undefined
  /** Folder of the embedded database; without it everything stays in memory. */
  dir?: string | undefined
  /** A data folder dump to start from (tests, restore). */
  loadDataDir?: Blob
  /** Called when the lock on the folder was lost: the process must stop writing at once. */
  onLockLost?: (reason: Error) => void
  /** Called when the server closed an idle connection; the next query takes a new one. */
  onConnectionLost?: (reason: Error) => void
}

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
const MIGRATION_LOCK = 7_221_604

/**
 * Opens the database and brings its tables up to date. Migrations run under a lock, so several processes may
 * start at once on one Postgres.
 *
 * @throws DatabaseLockedError when another process holds the embedded folder
 */
export function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  return options.url ? openPostgres(options.url, options.onConnectionLost) : openPglite(options)
}

async function openPglite({ dir, loadDataDir, onLockLost }: OpenOptions): Promise<OpenDatabase> {
  const unlock = dir ? await lockDirectory(dir, onLockLost ?? failLoudly) : undefined
  try {
    if (dir) await mkdir(dir, { recursive: true })
    const client = await withoutWasmOptimiser(() =>
      PGlite.create({
        ...(dir ? { fs: new PrivateNodeFS(dir) } : {}),
        ...(loadDataDir ? { loadDataDir } : {}),
      }),
    )
    const db = drizzlePglite(client, { schema })
    await migratePglite(db, { migrationsFolder: MIGRATIONS })
    return {
      db: db as unknown as Database,
      kind: 'pglite',
      ping: async () => void (await client.query('select 1')),
      dump: () => client.dumpDataDir('gzip'),
      close: async () => {
        await client.close()
        await unlock?.()
      },
    }
  } catch (cause) {
    await unlock?.()
    throw cause
  }
}

/**
 * One function of PGlite costs V8's optimising compiler 600 MB for half a second, right after opening. The baseline
 * compiler's code is as fast for queries like ours and leaves the process at half the memory. A module keeps the way
 * it was compiled under, so that others (picture decoders) are optimised as ever once this one is there.
 */
async function withoutWasmOptimiser<T>(open: () => Promise<T>): Promise<T> {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
  try {
    return await open()
  } finally {
    setFlagsFromString('--wasm-dynamic-tiering')
  }
}

async function openPostgres(url: string, onConnectionLost?: (reason: Error) => void): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // Without a listener a restart of the database server would end this process too.
  pool.on('error', reason => onConnectionLost?.(reason))
  // The pool listens only while a connection is idle; one that is being closed may still hear the server go.
  pool.on('connect', connection => connection.on('error', () => undefined))
  const db = drizzlePostgres(pool, { schema })
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePostgres(db, { migrationsFolder: MIGRATIONS })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
  return {
    db: db as unknown as Database,
    kind: 'postgres',
    ping: async () => void (await pool.query('select 1')),
    dump: undefined,
    close: () => pool.end(),
  }
}

function failLoudly(reason: Error): never {
  throw reason
}
