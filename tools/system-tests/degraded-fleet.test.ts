import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@passepartout/db'
import { isLongRun } from '@passepartout/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '../bench/orders/ordering-browser.ts'
import { countIn, makeCodes } from '../bench/orders/orders-ledger.ts'
import { placeOneOrder, sendPhoto } from '../bench/orders/place-one-order.ts'
import { installedNode } from '../bootstrap/dependencies.mjs'
import { findPostgres } from '../bootstrap/programs.mjs'
import { root } from '../bootstrap/root.mjs'
import { startPostgres, type TestPostgres } from '../test/postgres.ts'
import { runSimulatedCustomers } from './customers-under-load.ts'
import { freePort, type Running, startProcess, stopProcess } from './processes.ts'
import { requestShop } from './request-shop.ts'
import { type Shop, startShop } from './start-shop.ts'

const DE = 'passepartout.de.localhost'
/** A failed job of the lab is retried after one or two minutes, and again after twice as long. */
const PATIENCE = { timeout: 330_000, interval: 500 }
const bin = findPostgres()
/** Only root can mount a small disk for a folder. */
const canMount = process.getuid?.() === 0

/** Two processes with all roles, one of them with the jobs, on one durable Postgres. */
describe.runIf(bin && isLongRun)('a small fleet under load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-degraded-'))
  const clockFile = join(folder, 'clock')
  const bucketFolder = join(folder, 'bucket')
  let postgres: TestPostgres
  let bucketPort = 0
  let bucket: Running
  let shops: Shop[] = []
  let customers: ReturnType<typeof runSimulatedCustomers>

  const startBucket = () =>
    startProcess(
      installedNode(root),
      ['packages/storage/src/bucket-server.fixture.ts', `${bucketPort}`, bucketFolder],
      process.env,
      root,
    )
  const start = (roles: string, env: Record<string, string> = {}, dataDir?: string) =>
    startShop({
      ...(dataDir ? { dataDir } : {}),
      env: {
        DATABASE_URL: postgres.url,
        STORAGE_URL: `s3://S3RVER:S3RVER@127.0.0.1:${bucketPort}/shop/passepartout?protocol=http`,
        COOKIE_SECRET: 'the same on all machines: thirty-two signs',
        KEYS_FILE: join(folder, 'keys.json'),
        TRUSTED_ADDRESS_HEADER: 'x-bench-address',
        ORDER_CHANGE_MINUTES: '0',
        ROLES: roles,
        NODE_OPTIONS: `--import=${join(root, 'tools/system-tests/shifted-clock.ts')}`,
        CLOCK_FILE: clockFile,
        ...env,
      },
    })
  const withDatabase = async <T>(use: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>) => {
    const own = await openDatabase({ url: postgres.url })
    try {
      return await use(own.db)
    } finally {
      await own.close()
    }
  }

  beforeAll(async () => {
    mkdirSync(bucketFolder)
    bucketPort = await freePort()
    bucket = startBucket()
    postgres = await startPostgres(bin ?? '', ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'])
    shops = [await start('web,api,content,flags'), await start('web,api,worker')]
    for (const { port } of shops) for (const path of ['/', '/warenkorb']) await requestShop(port, DE, path)
  }, 240_000)
  afterEach(() => customers?.leave())
  afterAll(async () => {
    await Promise.all(shops.map(shop => shop.dispose()))
    await Promise.all(
      [bucket, postgres].map(each => each && ('child' in each ? stopProcess(each) : each.stop())),
    )
    rmSync(folder, { recursive: true, force: true })
  })

  /** Runs customers, causes harm, undoes it, and lets the customers continue for a while. */
  async function under(
    harm: () => Promise<void>,
    relief: () => Promise<void>,
    { among = shops, seconds = 8 } = {},
  ) {
    customers = runSimulatedCustomers(among)
    await wait(3000)
    customers.during('harm')
    await harm()
    await wait(seconds * 1000)
    await relief()
    customers.during('relief')
    await wait(seconds * 1000)
    customers.during('after')
    await wait(4000)
    await customers.leave()
    return customers.spells
  }

  /** Pages respond all the time, and calls are refused with a message; afterwards everything is as before. */
  async function expectDegradedOnly(
    spells: ReturnType<typeof runSimulatedCustomers>['spells'],
    slowestPageMs: number,
  ) {
    for (const [name, { pages, slowestPageMs: slowest }] of Object.entries(spells)) {
      expect(Object.keys(pages), `pages, ${name}`).toEqual(['200'])
      expect(slowest, `the slowest page, ${name}`).toBeLessThan(slowestPageMs)
    }
    expect(
      Object.keys(spells.harm?.writes ?? {}).filter(status => !['200', '503', '0'].includes(status)),
    ).toEqual([])
    expect(Object.keys(spells.after?.writes ?? {}), 'writes, afterwards').toEqual(['200'])
    await expectNothingLost()
  }

  /** All acknowledged data exists, read from the database directly. */
  async function expectNothingLost() {
    const { lines, orders } = customers
    expect(lines.length).toBeGreaterThan(30)
    expect(orders.length).toBeGreaterThan(0)
    await withDatabase(async db => {
      const listed = (all: string[]) => all.map(one => `'${one}'`).join()
      expect(await countIn(db, `select count(*) n from cart_lines where id in (${listed(lines)})`)).toBe(
        lines.length,
      )
      expect(await countIn(db, `select count(*) n from orders where number in (${listed(orders)})`)).toBe(
        new Set(orders).size,
      )
    })
  }

  test('goes on where Postgres dies and comes back: pages answer, calls say when to come again, nothing told is lost', async () => {
    const spells = await under(
      () => postgres.kill(),
      () => postgres.start(),
    )
    expect(spells.harm?.writes['503']).toBeGreaterThan(0)
    await expectDegradedOnly(spells, 5000)
  }, 120_000)

  test('goes on where somebody locks the carts for longer than a call may wait', async () => {
    let release = () => {}
    let held: Promise<void> = Promise.resolve()
    const spells = await under(
      async () => {
        const isHeld = Promise.withResolvers<void>()
        held = withDatabase(db =>
          db.transaction(async tx => {
            await tx.execute('lock table cart_lines in access exclusive mode')
            isHeld.resolve()
            await new Promise<void>(resolve => {
              release = resolve
            })
          }),
        )
        await isHeld.promise
      },
      async () => {
        release()
        await held
      },
    )
    expect(spells.harm?.writes['503']).toBeGreaterThan(0)
    await expectDegradedOnly(spells, 8000)
  }, 120_000)

  test('goes on where the bucket is lost: photos are refused in words, and print files are made once it is back', async () => {
    const [code] = await makeCodes(() => openDatabase({ url: postgres.url }), 1)
    const browser = openBrowser(shops[0] ?? { port: 0 })
    let number = ''
    let refused: Response | undefined
    const spells = await under(
      async () => {
        const ordered = placeOneOrder(browser, {
          code,
          email: `kundin-${randomUUID()}@example.com`,
          isPoster: true,
        })
        number = await ordered
        await stopProcess(bucket, 'SIGKILL')
        refused = await photoTo(shops[1])
      },
      async () => {
        bucket = startBucket()
      },
    )
    expect(refused?.status).toBe(503)
    await expectDegradedOnly(spells, 5000)
    expect(await sendPhoto(openBrowser(shops[1] ?? { port: 0 }))).toMatchObject({ id: expect.any(String) })
    await vi.waitFor(async () => {
      const made = await readdir(bucketFolder, { recursive: true })
      const own = made.filter(name => name.includes('production/') && name.includes(number.toLowerCase()))
      expect(own).toEqual(
        expect.arrayContaining([expect.stringContaining('.pdf'), expect.stringContaining('.json')]),
      )
    }, PATIENCE)
  }, 420_000)

  test('goes on where the clock of its machine jumps two hours ahead, then three back', async () => {
    const spells = await under(
      async () => writeFileSync(clockFile, String(2 * 3_600_000)),
      async () => writeFileSync(clockFile, String(-3_600_000)),
    )
    writeFileSync(clockFile, '0')
    for (const { writes } of Object.values(spells)) expect(Object.keys(writes)).toEqual(['200'])
    await expectDegradedOnly(spells, 5000)
  }, 120_000)

  test.runIf(canMount)(
    'goes on where the disk of its files is full: pages, carts and orders need none',
    async () => {
      const dataDir = join(folder, 'small')
      mkdirSync(dataDir)
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=700', 'tmpfs', dataDir])
      const filler = join(dataDir, 'filler')
      const full = await start('web,api', { STORAGE_URL: '', MIN_FREE_DISK_MB: '0' }, dataDir)
      try {
        for (const path of ['/', '/warenkorb']) await requestShop(full.port, DE, path)
        expect((await photoTo(full)).status).toBe(201)
        const spells = await under(
          async () => {
            // It fails once the disk is full, as intended.
            expect(() =>
              execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'pipe' }),
            ).toThrow('No space')
            const refused = await photoTo(full)
            expect([refused.status, await refused.text()]).toEqual([
              507,
              expect.stringContaining('kein Platz'),
            ])
          },
          async () => rmSync(filler),
          { among: [full] },
        )
        expect(Object.keys(spells.harm?.writes ?? {})).toEqual(['200'])
        await expectDegradedOnly(spells, 5000)
        expect((await photoTo(full)).status).toBe(201)
      } finally {
        await customers.leave()
        await full.dispose()
        execFileSync('umount', [dataDir])
      }
    },
    180_000,
  )
})

const PHOTO = readFileSync(join(root, 'packages/testing/fixtures/odd/tiny-300px.jpg'))

const photoTo = (shop: Shop | undefined) =>
  openBrowser(shop ?? { port: 0 }).request('/web-api/photos', {
    method: 'POST',
    body: PHOTO,
    headers: { 'x-file-name': 'foto.jpg', 'x-shop-channel': 'passepartout-de', 'x-shop-locale': 'de-DE' },
  })
