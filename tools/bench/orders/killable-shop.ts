import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase } from '@passepartout/db'
import { startShop } from '../../system-tests/start-shop.ts'
import { requirePostgres, startPostgres } from '../../test/postgres.ts'
import { ADDRESS_HEADER } from './ordering-browser.ts'
import { withDatabase } from './orders-ledger.ts'

/** Default durability of a server: nothing is acknowledged before it is on the disk. */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']
/** How long the shop runs between two queries of the embedded database, for which it has to stop. */
const BETWEEN_LOOKS_MS = 20_000

/** A shop that can be killed repeatedly, alone or together with its database. */
export async function startKillableShop(
  { isPowerCut, embedded }: { isPowerCut: boolean; embedded: boolean },
  env: Record<string, string>,
) {
  const settings = isPowerCut ? DURABLE : undefined
  const postgres = embedded ? undefined : await startPostgres(requirePostgres(), settings)
  const shop = await startShop({
    env: {
      TRUSTED_ADDRESS_HEADER: ADDRESS_HEADER,
      ...env,
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    },
  })
  const open = () => openDatabase(postgres ? { url: postgres.url } : { dir: join(shop.dataDir, 'database') })

  /** The embedded database belongs to one process: the shop is stopped meanwhile. */
  async function useDatabase<T>(use: (db: Database) => Promise<T>): Promise<T> {
    if (postgres) return withDatabase(open, use)
    await shop.stop()
    try {
      return await withDatabase(open, use)
    } finally {
      await shop.start()
    }
  }

  return {
    shop,
    name: postgres
      ? `Postgres ${postgres.version}${isPowerCut ? ' with fsync, killed with the shop' : ''}`
      : 'embedded database, without fsync',
    withDatabase: useDatabase,
    look: async <T>(use: (db: Database) => Promise<T>): Promise<T> => {
      if (!postgres) await wait(BETWEEN_LOOKS_MS)
      return useDatabase(use)
    },
    /** Kills and starts again. */
    kill: async () => {
      await Promise.all([shop.kill(), isPowerCut ? postgres?.kill() : undefined])
      if (isPowerCut) await postgres?.start()
      await shop.start()
    },
    dispose: async () => {
      await shop.dispose()
      await postgres?.stop()
    },
  }
}
