import { mkdir } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { drizzle, PglitePreparedQuery } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { redactDriverErrors, redactQueryParameters, toDatabaseError } from './database-error.ts'
import { lockDirectory } from './lock.ts'
import type { Database, OpenDatabase, OpenOptions } from './open.ts'
import { PrivateNodeFS } from './private-node-fs.ts'
import * as schema from './schema/index.ts'
import { unpackDatabaseTemplate } from './unpack-database-template.ts'

redactQueryParameters(PglitePreparedQuery)

/**
 * By default PGlite takes 128 MB of shared buffers, however small the tables are, and its WebAssembly memory another
 * 128. The operating system's cache serves a shop's tables as quickly; 16 MB save 100 MiB.
 */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/**
 * Object ids below it are Postgres's own types; those above are row types of tables, which are never read as arrays.
 */
const FIRST_TYPE_OF_A_TABLE = 10_000

/**
 * Opens the embedded database. A module of its own, so that its WebAssembly is loaded only where there is no server.
 */
export async function openPglite(
  { dir, loadDataDir, onLockLost, beforeStep }: OpenOptions,
  migrationsFolder: string,
): Promise<OpenDatabase> {
  const unlock = dir ? await lockDirectory(dir, onLockLost ?? failOnCrash) : undefined
  try {
    if (dir) await mkdir(dir, { recursive: true })
    if (dir && !loadDataDir) await unpackDatabaseTemplate(dir)
    withoutWasmOptimiser()
    const client = await PGlite.create({
      startParams: START,
      ...(dir ? { fs: new PrivateNodeFS(dir) } : {}),
      ...(loadDataDir ? { loadDataDir } : {}),
    })
    disableRowArrays(client)
    if (beforeStep) throttleQueries(client, beforeStep)
    const db = drizzle(client, { schema })
    const begin = db.transaction.bind(db)
    db.transaction = (run, config) => withDatabaseErrors(run, tracked => begin(tracked, config))
    await migrate(db, { migrationsFolder })
    return {
      db: db as unknown as Database,
      kind: 'pglite',
      connection: { client },
      ping: () => redactDriverErrors(async () => void (await client.query('select 1'))),
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
 * PGlite copies its type parsers for each query of drizzle: with the array types of all tables that took half as long
 * as the query.
 */
function disableRowArrays(client: PGlite): void {
  const known = Object.entries(client.parsers).filter(([type]) => Number(type) < FIRST_TYPE_OF_A_TABLE)
  Object.assign(client, { parsers: Object.fromEntries(known) })
}

/** Without it, hundreds of queued queries are one task of the event loop, however long that takes. */
function throttleQueries(client: PGlite, beforeStep: () => Promise<void>): void {
  const take = client.execProtocolRaw.bind(client)
  client.execProtocolRaw = async (...step) => {
    await beforeStep()
    return take(...step)
  }
}

/** Runs a transaction; errors of the callback pass unchanged, errors of the driver around it lose their values. */
async function withDatabaseErrors<Tx, T>(
  run: (tx: Tx) => Promise<T>,
  begin: (tracked: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<T> {
  let own: { error: unknown } | undefined
  try {
    return await begin(tx =>
      run(tx).catch((error: unknown) => {
        own = { error }
        throw error
      }),
    )
  } catch (error) {
    throw own?.error === error ? error : toDatabaseError(error)
  }
}

/**
 * V8's optimising compiler takes 600 MB for one function of PGlite, and its code enlarges the process by 100 MiB. The
 * baseline compiler's code is as fast for queries like ours. It has to stay the only one: V8 would optimise a hot
 * function as soon as it may. The only other WebAssembly in the shop's own process is the text shaper; decoders are
 * processes.
 */
function withoutWasmOptimiser(): void {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}

function failOnCrash(reason: Error): never {
  throw reason
}
