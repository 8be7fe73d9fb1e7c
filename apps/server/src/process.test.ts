import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningShop, startShop } from '../../../packages/testing/src/running-shop.ts'

const DE = 'passepartout.de.localhost'
let shop: RunningShop

beforeAll(async () => {
  shop = await startShop()
})
afterAll(async () => {
  await shop?.stop('SIGKILL')
})

describe('the running shop', () => {
  test('answers health on every host, and pages on its own hosts only', async () => {
    expect((await shop.ask('anything.example', '/health/live')).status).toBe(200)
    expect((await shop.ask('anything.example', '/health/ready')).status).toBe(200)
    expect((await shop.ask('anything.example', '/')).status).toBe(421)
    expect((await shop.ask(DE, '/')).status).toBe(200)
  })

  test('sends the policy and the other security headers with pages, stored or not, and with errors', async () => {
    for (const path of ['/', '/', '/gibt-es-nicht', '/web-api/gibt-es-nicht']) {
      const { headers } = await shop.ask(DE, path)
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })

  test('serves the second visitor from memory, byte for byte the same', async () => {
    const first = await shop.ask(DE, '/')
    const second = await shop.ask(DE, '/?utm_source=letter')
    expect(second.body).toBe(first.body)
    expect(
      (await shop.ask(DE, '/', { headers: { 'if-none-match': String(first.headers.etag) } })).status,
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
    const answer = await shop.ask(DE, path).catch(() => ({ status: 431, body: 'connection closed' }))
    expect(answer.status).toBe(status)
    expect(answer.body.length).toBeGreaterThan(10)
  })

  test('never redirects to a host that a visitor named', async () => {
    for (const path of ['//evil.example/', '//evil.example/%2e%2e', '/\\evil.example', '/fr//evil.example']) {
      const { status, headers } = await shop.ask(DE, path)
      const target = new URL(String(headers.location ?? '/'), `http://${DE}:${shop.port}`)
      expect([301, 400, 404]).toContain(status)
      expect(target.hostname).toMatch(/^passepartout\.[a-z]+\.localhost$/)
    }
  })

  test('refuses to write to a page', async () => {
    expect((await shop.ask(DE, '/', { method: 'POST', body: 'x' })).status).toBe(405)
  })

  test('refuses a second process on its data folder, and says who holds it', async () => {
    await expect(startShop({ DATA_DIR: shop.dataDir })).rejects.toThrow(
      `in use by another process (process ${shop.process.pid}`,
    )
  })

  test('starts again after kill -9 and stops cleanly on SIGTERM', async () => {
    await shop.stop('SIGKILL')
    shop = await startShop({ DATA_DIR: shop.dataDir })
    expect((await shop.ask(DE, '/')).status).toBe(200)
    expect(await shop.stop('SIGTERM')).toEqual({ code: 0, signal: null })
  })

  test('does not start with a bad setting, and names it', async () => {
    await expect(startShop({ PORT: 'http' })).rejects.toThrow(/PORT/)
  })
})
