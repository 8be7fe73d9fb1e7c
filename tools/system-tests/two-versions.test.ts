import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openDatabase } from '@passepartout/db'
import { isLongRun, testServerUrl } from '@passepartout/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '../bench/orders/ordering-browser.ts'
import { countIn, findInconsistencies, makeCodes } from '../bench/orders/orders-ledger.ts'
import { placeOneOrder } from '../bench/orders/place-one-order.ts'
import { findPostgres } from '../bootstrap/programs.mjs'
import { startPostgres, type TestPostgres } from '../test/postgres.ts'
import { buildRelease, type EarlierRelease, lastCommitOfOlderTables } from './earlier-release.ts'
import { type Shop, startShop } from './start-shop.ts'

const commit = isLongRun && testServerUrl ? lastCommitOfOlderTables() : undefined

/** Requires the history, and builds the shop as it was before the newest migration: in `npm run test:all` only. */
describe.runIf(commit)('an update while the shop sells', () => {
  let release: EarlierRelease
  let postgres: TestPostgres
  let objects: string
  const shops: Shop[] = []
  beforeAll(async () => {
    release = buildRelease(commit ?? '')
    postgres = await startPostgres(findPostgres() ?? '')
    objects = await mkdtemp(join(tmpdir(), 'objects-'))
  })
  afterAll(async () => {
    await Promise.all(shops.map(shop => shop.dispose()))
    await postgres?.stop()
    release?.dispose()
    if (objects) await rm(objects, { recursive: true, force: true })
  })

  async function start(code?: string): Promise<Shop> {
    const shop = await startShop({
      ...(code ? { code } : {}),
      env: {
        DATABASE_URL: postgres.url,
        STORAGE_URL: pathToFileURL(objects).href,
        COOKIE_SECRET: 'the same in both versions of the shop',
        ORDER_CHANGE_MINUTES: '0',
      },
    })
    shops.push(shop)
    return shop
  }
  const open = () => openDatabase({ url: postgres.url })

  test('leaves the release before it working on the new tables, and customers between both', async () => {
    expect(release.newer.length).toBeGreaterThan(0)
    const before = await start(release.folder)
    const numbers: string[] = []
    const failed: string[] = []
    let isOver = false
    const email = () => `kundin-${randomUUID()}@example.com`
    const buy = async (shop: { readonly port: number }, code?: string, isPoster = false) =>
      numbers.push(await placeOneOrder(openBrowser(shop), { code, email: email(), isPoster }))
    const load = (async () => {
      while (!isOver) await buy(before).catch(error => failed.push(String(error)))
    })()

    // Migrates the tables while the earlier release is selling.
    const after = await start()
    let calls = 0
    const between = {
      get port() {
        return (calls++ % 2 === 0 ? before : after).port
      },
    }
    const opened = await open()
    try {
      const codes = await makeCodes(open, 2)
      for (const code of codes) await buy(between, code, true)
      await buy(between)
      isOver = true
      await load
      expect(failed).toEqual([])
      expect(await countIn(opened.db, 'select count(*) n from drizzle.__drizzle_migrations')).toBe(
        (await readdir(join(import.meta.dirname, '../../packages/db/migrations'))).filter(name =>
          name.endsWith('.sql'),
        ).length,
      )
      expect(await findInconsistencies(opened.db, numbers, codes)).toEqual([])
      expect(numbers.length).toBeGreaterThan(5)
      await vi.waitFor(
        async () => {
          const made = await Promise.all(
            shops.map(({ dataDir }) =>
              readdir(join(dataDir, 'production'), { recursive: true }).catch(() => []),
            ),
          )
          expect(made.flat().filter(name => /\/\d+\.pdf$/.test(name))).toHaveLength(codes.length)
        },
        { timeout: 60_000 },
      )
    } finally {
      isOver = true
      await opened.close()
    }
    // A rollback: the earlier release starts on the new tables.
    expect(await before.stop()).toBe(0)
    await before.start()
    await buy(before)
  })
})
