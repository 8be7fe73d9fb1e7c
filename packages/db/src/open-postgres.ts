import { drizzle, NodePgPreparedQuery } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { DatabaseError, redactDriverErrors, redactQueryParameters } from './database-error.ts'
import type { Database, OpenDatabase } from './open.ts'
import * as schema from './schema/index.ts'

redactQueryParameters(NodePgPreparedQuery)

/** Resources of the server that one process may use. Milliseconds; 0 leaves the limit to the server. */
export interface PostgresLimits {
  /** At most. */
  connections: number
  /** Wait for a free connection, or a new one. */
  connectMs: number
  /** Time of a statement. */
  statementMs: number
  /** Wait for a locked row or table. */
  lockMs: number
  /** Pause between two statements of a transaction. */
  idleInTransactionMs: number
  /**
   * Whether statements of every order are prepared once per connection; a pooler without support for prepared
   * statements needs `false`.
   */
  prepares: boolean
}

const LIMITS: PostgresLimits = {
  connections: 10,
  connectMs: 4000,
  statementMs: 15_000,
  lockMs: 4000,
  idleInTransactionMs: 30_000,
  prepares: true,
}
/**
 * Milliseconds beyond the server's own limit, after which the client gives up: a disconnected server cannot enforce its
 * limits.
 */
const GRACE_MS = 2000
const MIGRATION_LOCK = 7_221_604

interface PostgresOptions {
  url: string
  /** Folder of the migrations. */
  migrations: string
  limits?: Partial<PostgresLimits>
  onConnectionLost?: (reason: Error) => void
}

/** Opens a pool of connections to a server and migrates its tables. */
export async function openPostgres({
  url,
  migrations,
  limits,
  onConnectionLost,
}: PostgresOptions): Promise<OpenDatabase> {
  const { connections, connectMs, statementMs, lockMs, idleInTransactionMs, prepares } = {
    ...LIMITS,
    ...limits,
  }
  await redactDriverErrors(() => migrateUnderLock(url, migrations, connectMs))
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    Client: prepares ? pg.Client : UnnamedStatementClient,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    ...(statementMs > 0 ? { statement_timeout: statementMs, query_timeout: statementMs + GRACE_MS } : {}),
    ...(lockMs > 0 ? { lock_timeout: lockMs } : {}),
    ...(idleInTransactionMs > 0 ? { idle_in_transaction_session_timeout: idleInTransactionMs } : {}),
  })
  // Without a listener a restart of the database server would end this process too.
  pool.on('error', reason => onConnectionLost?.(reason))
  // The pool listens only while a connection is idle; a connection being closed may still emit an error.
  pool.on('connect', connection => connection.on('error', () => undefined))
  const db = drizzle(pool, { schema })

  // Created once for each connection of the pool: it reads the entire schema.
  const clients = new WeakMap<pg.PoolClient, ReturnType<typeof clientDatabase>>()
  const clientDatabase = (client: pg.PoolClient) => drizzle(client, { schema })

  // Drizzle's own transaction loses a connection of the pool permanently where `begin` fails, and returns broken ones to
  // it.
  db.transaction = async (run, config) => {
    const client = await redactDriverErrors(() => pool.connect())
    let isBroken = false
    try {
      const own = clients.get(client) ?? clientDatabase(client)
      clients.set(client, own)
      return await own.transaction(run, config)
    } catch (error) {
      isBroken = error instanceof DatabaseError && error.isUnavailable
      throw error
    } finally {
      client.release(isBroken)
    }
  }
  return {
    db: db as unknown as Database,
    kind: 'postgres',
    connection: { url },
    connections: () => ({ all: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: () => redactDriverErrors(async () => void (await pool.query('select 1'))),
    dump: undefined,
    close: () => pool.end(),
  }
}

/** Sends statements without a name, so that the next transaction may use another connection of the server. */
class UnnamedStatementClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (...args: unknown[]) => unknown
    const nameless = (...[first, ...rest]: unknown[]) =>
      query(
        typeof first === 'object' && first !== null && 'name' in first
          ? { ...first, name: undefined }
          : first,
        ...rest,
      )
    Object.assign(this, { query: nameless })
  }
}

/**
 * Migrates on a connection of its own, without time limits. A transaction on a second connection holds the lock, so
 * that a pooler in transaction mode (pgbouncer) keeps it too.
 */
async function migrateUnderLock(url: string, migrationsFolder: string, connectMs: number): Promise<void> {
  const connect = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const holder = await connect()
  try {
    await holder.query('begin')
    await holder.query("set local statement_timeout = '0'")
    await holder.query("set local lock_timeout = '0'")
    await holder.query("set local idle_in_transaction_session_timeout = '0'")
    await holder.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const worker = await connect()
    try {
      await migrate(drizzle(worker), { migrationsFolder })
    } finally {
      await worker.end()
    }
    await holder.query('commit')
  } finally {
    await holder.end()
  }
}
