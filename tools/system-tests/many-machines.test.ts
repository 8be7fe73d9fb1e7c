import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addCartArticle, getArticlePrice } from '@passepartout/contracts'
import { type Database, openDatabase } from '@passepartout/db'
import { isLongRun, openTestPostgres, testServerUrl } from '@passepartout/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBrowser, RIBBON } from '../bench/orders/ordering-browser.ts'
import { countIn, makeCodes } from '../bench/orders/orders-ledger.ts'
import { fillCheckout, placeOneOrder } from '../bench/orders/place-one-order.ts'
import { findNginx } from '../bootstrap/programs.mjs'
import { openContentSpace } from './content-space.ts'
import { type Fleet, MACHINES, type Machine, startFleet } from './fleet.ts'
import { requestShop } from './request-shop.ts'

const DE = 'passepartout.de.localhost'
const SECRET = 'signs what the space sends'
const PATIENCE = { timeout: 60_000 }
const nginx = findNginx()

/** Five processes of the shop take a minute to start on a busy machine: in `npm run test:all` only. */
describe.runIf(testServerUrl && nginx && isLongRun)('many machines behind nginx', () => {
  let database: Awaited<ReturnType<typeof openTestPostgres>>
  let space: Awaited<ReturnType<typeof openContentSpace>>
  let fleet: Fleet
  let db: Database
  let url = ''

  beforeAll(async () => {
    database = await openTestPostgres(testServerUrl ?? '')
    url = 'url' in database.connection ? database.connection.url : ''
    space = await openContentSpace()
    fleet = await startFleet(nginx ?? '', {
      databaseUrl: url,
      env: {
        STORYBLOK_TOKEN: space.token,
        STORYBLOK_API_URL: space.url,
        STORYBLOK_WEBHOOK_SECRET: SECRET,
        ORDER_CHANGE_MINUTES: '0',
      },
    })
    db = database.db
  })
  afterAll(async () => {
    await fleet?.dispose()
    await space?.close()
    await database?.close()
  })

  const customer = () => `kundin-${randomUUID()}@example.com`
  const ordersOf = (email: string) => countIn(db, `select count(*) n from orders where email = '${email}'`)
  const filesBelow = (folder: string) => readdir(folder, { recursive: true }).catch(() => [])

  test('an order whose every call reaches the other node goes through to its mail and its print file', async () => {
    const [code] = await makeCodes(() => openDatabase({ url }), 1)
    let calls = 0
    const alternating = {
      get port() {
        return fleet.machines[calls++ % 2 === 0 ? 'api-1' : 'api-2'].port
      },
    }
    const email = customer()
    const number = await placeOneOrder(openBrowser(alternating), { code, email, isPoster: true })
    expect(calls).toBeGreaterThan(6)
    await vi.waitFor(async () => {
      const letters = await filesBelow(join(fleet.machines.worker.dataDir, 'outbox'))
      const objects = await filesBelow(fleet.bucket)
      expect(letters).not.toEqual([])
      expect(
        objects.filter(name => name.includes('production/') && name.includes(number.toLowerCase())),
      ).toEqual(expect.arrayContaining([expect.stringContaining('.pdf'), expect.stringContaining('.json')]))
    }, PATIENCE)
  })

  test('what is published by a webhook on one node is on every node’s page within two seconds', async () => {
    const page = async (name: Machine) =>
      (await requestShop(fleet.machines[name].port, DE, '/ueber-uns')).body
    const nodes: Machine[] = ['web-1', 'web-2']
    for (const node of nodes) expect(await page(node)).toContain(HEADLINE)
    await space.publish('passepartout/ueber-uns.json', HEADLINE, 'Neu seit eben')
    const body = JSON.stringify({ action: 'published' })
    const signature = createHmac('sha1', SECRET).update(body).digest('hex')
    const told = await fetch(`http://127.0.0.1:${fleet.port}/_cms/webhook`, {
      method: 'POST',
      headers: { 'webhook-signature': signature },
      body,
    })
    expect(told.status).toBe(200)
    for (const node of nodes)
      await vi.waitFor(async () => expect(await page(node)).toContain('Neu seit eben'), { timeout: 2000 })
  })

  test('a node that is killed while it writes an order leaves one order to who presses again', async () => {
    const email = customer()
    const browser = openBrowser(fleet)
    const press = await fillCheckout(browser, { code: undefined, email, isPoster: false })
    const lock = await holdOrders(url)
    const first = press()
    const victim = await vi.waitFor(() => whoWaits(db), PATIENCE)
    await fleet.machines[victim].kill()
    expect((await first).ok).toBe(false)
    await lock.release()
    const answers = await Promise.all(
      ['/', '/wandbilder/leinwand', '/ueber-uns'].map(path => requestShop(fleet.port, DE, path)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await press()).toMatchObject({ ok: true })
    expect(await ordersOf(email)).toBe(1)
    await fleet.machines[victim].start()
  })

  test('all machines are restarted one after the other and no request fails', async () => {
    const failed: Record<string, number> = {}
    const answered: Record<string, number> = {}
    let away = 'none'
    let isOver = false
    const repeat = async (what: string, ask: () => Promise<number>) => {
      while (!isOver) {
        const status = await ask().catch(error => `${error}: ${error.cause}`)
        if (status === 200) count(answered, away)
        else count(failed, `${what} without ${away}: ${status}`)
        await wait(20)
      }
    }
    const read = (path: string) => async () => (await requestShop(fleet.port, DE, path)).status
    const price = async () => {
      const query = { materialType: 'poster', formatType: '600x400', optionTypes: [], quantity: 1 }
      const result = await openBrowser(fleet).client.call(getArticlePrice, { query })
      return result.ok ? 200 : result.status
    }
    const write = () => {
      const { client } = openBrowser(fleet)
      const lineId = randomUUID()
      return async () => {
        const result = await client.call(addCartArticle, { body: { ...RIBBON, lineId } })
        return result.ok ? 200 : result.status
      }
    }
    /** Refused by its headers, before its body was read. */
    const refused = async () => {
      const headers = {
        'content-type': 'application/json',
        'x-shop-channel': 'passepartout-de',
        'x-shop-locale': 'de-DE',
      }
      const body = ' '.repeat(1_000_000)
      const answer = await requestShop(fleet.port, DE, '/web-api/cart/articles', {
        method: 'POST',
        headers,
        body,
      })
      return answer.status === 413 && answer.body.includes('too-large') ? 200 : answer.status
    }
    const visitors = [
      repeat('start page', read('/')),
      repeat('a form that is too large', refused),
      repeat('material page', read('/wandbilder/leinwand?utm_source=x')),
      repeat('price', price),
      ...[1, 2, 3, 4].map(number => repeat(`cart ${number}`, write())),
    ]
    for (const name of Object.keys(MACHINES) as Machine[]) {
      away = name
      const hangUp = await refusedWithoutEnd(fleet.machines[name].port)
      expect(await fleet.machines[name].stop()).toBe(0)
      hangUp()
      await fleet.machines[name].start()
    }
    isOver = true
    await Promise.all(visitors)
    expect(failed).toEqual({})
    for (const name of Object.keys(MACHINES)) expect(answered[name]).toBeGreaterThan(100)
  })
})

const HEADLINE = 'Ein Bild gehört an die Wand.'

/** Gets a refusal, and continues to send as long as the connection lasts. */
async function refusedWithoutEnd(port: number): Promise<() => void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write('POST / HTTP/1.1\r\nHost: nobodys.example\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n \r\n')
  await once(socket, 'data')
  const sending = setInterval(() => socket.write('1\r\n \r\n'), 100)
  return () => {
    clearInterval(sending)
    socket.destroy()
  }
}

const count = (of: Record<string, number>, what: string) => {
  of[what] = (of[what] ?? 0) + 1
}

/** Blocks all inserts of orders until it is released. */
async function holdOrders(url: string) {
  const own = await openDatabase({ url })
  let release = () => {}
  const isReleased = new Promise<void>(resolve => {
    release = resolve
  })
  const held = Promise.withResolvers<void>()
  const transaction = own.db.transaction(async tx => {
    await tx.execute('lock table orders in share mode')
    held.resolve()
    await isReleased
  })
  await held.promise
  return {
    release: async () => {
      release()
      await transaction
      await own.close()
    },
  }
}

/** The machine whose call waits for a lock. */
async function whoWaits(db: Database): Promise<Machine> {
  const { rows } = (await db.execute(
    `select application_name as name from pg_stat_activity where wait_event_type = 'Lock'`,
  )) as unknown as { rows: { name: string }[] }
  const name = rows[0]?.name
  if (!name || !(name in MACHINES)) throw new Error('nobody waits')
  return name as Machine
}
