import { mkdir } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { drizzle, PglitePreparedQuery } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { databaseErrorOf, hideValuesOf, withoutValues } from './database-error.ts'
import { lockDirectory } from './lock.ts'
import type { Database, OpenDatabase, OpenOptions } from './open.ts'
import { PrivateNodeFS } from './private-node-fs.ts'
import * as schema from './schema/index.ts'

hideValuesOf(PglitePreparedQuery)

/** Opens the embedded database. A module of its own: its WebAssembly is loaded where there is no server only. */
export async function openPglite(
  { dir, loadDataDir, onLockLost, beforeStep }: OpenOptions,
  migrationsFolder: string,
): Promise<OpenDatabase> {
  const unlock = dir ? await lockDirectory(dir, onLockLost ?? failLoudly) : undefined
  try {
    if (dir) await mkdir(dir, { recursive: true })
    const client = await withoutWasmOptimiser(() =>
      PGlite.create({
        ...(dir ? { fs: new PrivateNodeFS(dir) } : {}),
        ...(loadDataDir ? { loadDataDir } : {}),
      }),
    )
    if (beforeStep) waitBeforeSteps(client, beforeStep)
    const db = drizzle(client, { schema })
    const begin = db.transaction.bind(db)
    db.transaction = (run, config) => withOwnErrors(run, tracked => begin(tracked, config))
    await migrate(db, { migrationsFolder })
    return {
      db: db as unknown as Database,
      kind: 'pglite',
      connection: { client },
      ping: () => withoutValues(async () => void (await client.query('select 1'))),
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

/** Without it hundreds of queries that wait for each other are one task of the event loop, however long that takes. */
function waitBeforeSteps(client: PGlite, beforeStep: () => Promise<void>): void {
  const take = client.execProtocolRaw.bind(client)
  client.execProtocolRaw = async (...step) => {
    await beforeStep()
    return take(...step)
  }
}

/** Runs a transaction; what its own work throws comes out as it is, what the driver throws around it without values. */
async function withOwnErrors<Tx, T>(
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
    throw own?.error === error ? error : databaseErrorOf(error)
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

function failLoudly(reason: Error): never {
  throw reason
}
