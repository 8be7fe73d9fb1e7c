import { createHmac } from 'node:crypto'
import { openTestPostgres, testServerUrl } from '@passepartout/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Shop, startShop } from './start-shop.ts'

/** Three seconds are enough only on an idle machine. */
const PATIENCE = { timeout: 30_000 }
const SECRET = 'a secret of at least thirty-two signs'

describe.runIf(testServerUrl)('processes of a fleet', () => {
  let database: Awaited<ReturnType<typeof openTestPostgres>>
  let publisher: Shop
  let web: Shop

  beforeAll(async () => {
    database = await openTestPostgres(testServerUrl ?? '')
    const url = 'url' in database.connection ? database.connection.url : ''
    const common = { DATABASE_URL: url, STORYBLOK_WEBHOOK_SECRET: SECRET, COOKIE_SECRET: SECRET }
    publisher = await startShop({ env: { ...common, ROLES: 'content' } })
    web = await startShop({ env: { ...common, ROLES: 'web,api', LOG_LEVEL: 'debug' } })
  })
  afterAll(async () => {
    await Promise.all([publisher?.dispose(), web?.dispose()])
    await database?.close()
  })

  const lines = (words: string) => web.output().split(words).length - 1
  /** Requests the start page, and returns from the log whether it came from the cache. */
  const howItCame = async () => {
    const before = { kept: lines('"served from page cache"'), made: lines('"msg":"request"') }
    expect((await fetch(web.url('/'))).status).toBe(200)
    return vi.waitUntil(() => {
      if (lines('"served from page cache"') > before.kept) return 'kept'
      return lines('"msg":"request"') > before.made ? 'made' : undefined
    }, PATIENCE)
  }

  test('a webhook that reaches one process makes the others render anew', async () => {
    await howItCame()
    expect(await howItCame()).toBe('kept')
    const body = JSON.stringify({ action: 'published' })
    const answer = await fetch(publisher.url('/_cms/webhook'), {
      method: 'POST',
      headers: { 'webhook-signature': createHmac('sha1', SECRET).update(body).digest('hex') },
      body,
    })
    expect(answer.status).toBe(200)
    await vi.waitFor(() => expect(web.output()).toContain('content changed on another process'), PATIENCE)
    await vi.waitFor(async () => expect(await howItCame()).toBe('made'), PATIENCE)
  })
})
