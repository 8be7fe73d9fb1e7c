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
 * PGlite takes 128 MB for pages of tables, whatever there is to keep, and its WebAssembly then another 128. A shop's tables
 * read from the system's own cache as quickly; 16 MB save 100 MiB.
 */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Types below it come with Postgres; those above are of tables, one each, whose rows nobody reads in arrays. */
const FIRST_TYPE_OF_A_TABLE = 10_000

/** Opens the embedded database. A module of its own: its WebAssembly is loaded where there is no server only. */
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

/** PGlite copies what it reads types with for each query of Drizzle's: with the arrays of all tables that took half as long as the query. */
function disableRowArrays(client: PGlite): void {
  const known = Object.entries(client.parsers).filter(([type]) => Number(type) < FIRST_TYPE_OF_A_TABLE)
  Object.assign(client, { parsers: Object.fromEntries(known) })
}

/** Without it hundreds of queries that wait for each other are one task of the event loop, however long that takes. */
function throttleQueries(client: PGlite, beforeStep: () => Promise<void>): void {
  const take = client.execProtocolRaw.bind(client)
  client.execProtocolRaw = async (...step) => {
    await beforeStep()
    return take(...step)
  }
}

/** Runs a transaction; what its own work throws comes out as it is, what the driver throws around it without values. */
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
 * V8's optimising compiler takes 600 MB for one function of PGlite, and its code leaves the process 100 MiB larger. The baseline
 * compiler's is as fast for queries like ours. It stays the only one: a function that runs often is optimised as soon as
 * V8 may. In the shop's own process it has but the shaping of letters beside it; decoders are processes.
 */
function withoutWasmOptimiser(): void {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}

function failOnCrash(reason: Error): never {
  throw reason
}
