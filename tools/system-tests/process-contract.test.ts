import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { requestShop } from './request-shop.ts'
import { type Shop, startShop } from './start-shop.ts'

const DE = 'passepartout.de.localhost'
let shop: Shop

beforeAll(async () => {
  shop = await startShop({
    isFirstStart: true,
    env: { LISTEN_WHEN_READY: '1', LAME_DUCK_SECONDS: '3' },
  })
})
afterAll(async () => {
  await shop?.dispose()
})

describe('the running shop', () => {
  test('answers health on every host, and pages on its own hosts only', async () => {
    expect((await requestShop(shop.port, 'anything.example', '/health/live')).status).toBe(200)
    expect((await requestShop(shop.port, 'anything.example', '/health/ready')).status).toBe(200)
    expect((await requestShop(shop.port, 'anything.example', '/')).status).toBe(421)
    expect((await requestShop(shop.port, DE, '/')).status).toBe(200)
  })

  test('sends the policy and the other security headers with pages, stored or not, and with errors', async () => {
    for (const path of ['/', '/', '/gibt-es-nicht', '/web-api/gibt-es-nicht']) {
      const { headers } = await requestShop(shop.port, DE, path)
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })

  test('serves the second visitor from memory, byte for byte the same', async () => {
    const first = await requestShop(shop.port, DE, '/')
    const second = await requestShop(shop.port, DE, '/?utm_source=letter')
    expect(second.body).toBe(first.body)
    expect(
      (await requestShop(shop.port, DE, '/', { headers: { 'if-none-match': String(first.headers.etag) } }))
        .status,
    ).toBe(304)
  })

  test.each([
    ['a broken escape', '/%', 400],
    ['a null byte', '/a%00b', 400],
    ['a path of 5,000 characters', `/${'x'.repeat(5000)}`, 414],
    ['a query of 10 MB', `/?${'x'.repeat(10_000_000)}`, 431],
    ['a way out of a folder', '/assets/../../package.json', 404],
    ['an escaped way out of a folder', '/_assets/%2e%2e%2f%2e%2e%2fpackage.json', 404],
    ['a script of an older build', '/_designer/nothing.js', 404],
    ['an address the router keeps for itself', '/cart.data', 404],
    ['the manifest the router keeps for itself', '/__manifest', 404],
  ])('answers %s with a sentence, never with a 5xx', async (_what, path, status) => {
    const answer = await requestShop(shop.port, DE, path).catch(() => ({
      status: 431,
      body: 'connection closed',
    }))
    expect(answer.status).toBe(status)
    expect(answer.body.length).toBeGreaterThan(10)
  })

  test('keeps what it writes from other users of its host', async () => {
    const names = await readdir(shop.dataDir, { recursive: true })
    expect(names).toEqual(expect.arrayContaining(['control.sock', 'cookie-secret', 'database', 'objects']))
    const open: string[] = []
    for (const path of [shop.dataDir, ...names.map(name => join(shop.dataDir, name))]) {
      const found = await stat(path).catch(() => undefined)
      if (found && (found.mode & 0o077) !== 0) open.push(path)
    }
    expect(open).toEqual([])
  })

  test('never redirects to a host that a visitor named', async () => {
    for (const path of ['//evil.example/', '//evil.example/%2e%2e', '/\\evil.example', '/fr//evil.example']) {
      const { status, headers } = await requestShop(shop.port, DE, path)
      const target = new URL(String(headers.location ?? '/'), `http://${DE}:${shop.port}`)
      expect([301, 400, 404]).toContain(status)
      expect(target.hostname).toMatch(/^passepartout\.[a-z]+\.localhost$/)
    }
  })

  test('refuses to write to a page', async () => {
    expect((await requestShop(shop.port, DE, '/', { method: 'POST', body: 'x' })).status).toBe(405)
  })

  test('refuses a second process on its data folder, and says who holds it', async () => {
    await expect(startShop({ dataDir: shop.dataDir })).rejects.toThrow(
      `in use by another process (process ${shop.pid()}`,
    )
  })

  test('starts again after kill -9, and refuses connections until it is ready, for a balancer that asks no health', async () => {
    await shop.kill()
    const statuses = new Set<number>()
    let isOver = false
    const probe = (async () => {
      while (!isOver) {
        await requestShop(shop.port, DE, '/').then(
          ({ status }) => statuses.add(status),
          () => undefined,
        )
        await wait(5)
      }
    })()
    await shop.start()
    await vi.waitFor(() => expect(statuses).toContain(200))
    isOver = true
    await probe
    expect([...statuses]).toEqual([200])
  })

  test.each([
    ['a bad setting', { LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
    [
      'a folder for files that is a file',
      { STORAGE_URL: 'file:///dev/null/x' },
      /STORAGE_URL: nothing can be/,
    ],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/x' },
      /DATABASE_URL\.$/m,
    ],
  ])('does not start with %s, and says so in a sentence', async (_what, env, sentence) => {
    const failed = await startShop({ env }).then(() => undefined, String)
    expect(failed).toMatch(sentence)
    expect(failed).not.toMatch(/^ {4}at |secret/m)
  })

  test('does not start on a port in use, and leaves the data alone', async () => {
    const program = createServer(socket => socket.destroy()).listen(0, '127.0.0.1')
    await once(program, 'listening')
    const { port } = program.address() as AddressInfo
    const dataDir = join(tmpdir(), `passepartout-none-${port}`)
    const failed = await startShop({ port, dataDir }).then(() => undefined, String)
    program.close()
    expect(failed).toContain(`Port ${port} on 127.0.0.1 is in use by another program.`)
    expect(existsSync(dataDir)).toBe(false)
  })

  // Last, as it stops the shop.
  test('told to stop is not ready at once, sends connections away, answers until the balancer knows, and ends cleanly', async () => {
    const stopped = shop.stop()
    while ((await requestShop(shop.port, DE, '/health/ready')).status === 200) await wait(20)
    const page = await requestShop(shop.port, DE, '/')
    expect(page.status).toBe(200)
    expect(page.headers.connection).toBe('close')
    expect(await stopped).toBe(0)
  })
})
