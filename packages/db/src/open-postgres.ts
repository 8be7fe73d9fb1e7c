import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database, OpenDatabase } from './open.ts'
import * as schema from './schema/index.ts'

const MIGRATION_LOCK = 7_221_604

/** Opens a pool of connections to a server. */
export async function openPostgres(
  url: string,
  migrationsFolder: string,
  onConnectionLost?: (reason: Error) => void,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // Without a listener a restart of the database server would end this process too.
  pool.on('error', reason => onConnectionLost?.(reason))
  // The pool listens only while a connection is idle; one that is being closed may still hear the server go.
  pool.on('connect', connection => connection.on('error', () => undefined))
  const db = drizzle(pool, { schema })
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(db, { migrationsFolder })
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
