import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { hostMap } from '@passepartout/domain'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFileCache } from './http/file-cache.ts'
import { createListener } from './http/listener.ts'
import { createPageCache } from './http/page-cache.ts'
import { placesOf } from './http/page-key.ts'
import { createPageHandler } from './page-handler.ts'
import { createShopApp } from './shop-app.ts'

const HOST = 'passepartout.de.localhost'
const refuse = () => Promise.reject(new Error('nothing is to be rendered'))
const hosts = hostMap('{channel}.{country}.localhost')
const placeOf = placesOf(hosts)
const cache = createPageCache({ maxBytes: 1024 ** 2, maxAgeMs: 60_000 })
const pages = createPageHandler({
  hosts,
  storefront: { render: refuse, suggest: refuse },
  cache,
  protocol: 'http',
  apiFetch: () => () => Response.json({}),
  debug: false,
  headers: {},
  preview: undefined,
  devPages: false,
})
const app = createShopApp({
  log: pino({ level: 'silent' }),
  hosts,
  https: false,
  readiness: async () => ({ status: 'ok', reasons: {} }),
  api: undefined,
  mounts: [],
  files: () => {},
  pages,
})
const files = createFileCache({ placeOf, maxBytes: 0, maxFileBytes: 0, maxAgeMs: 0 })
const server = createServer(
  createListener({
    cache,
    files,
    fetch: (request, environment) => app.fetch(request, environment),
    callerOf: () => 'anna',
    placeOf,
  }),
)

beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise(resolve => server.close(resolve)))

/** Sent by Node's client: `fetch` forbids TRACE. */
const send = (method: string, path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const headers = { host: HOST, cookie: 'passepartout-session=a-secret' }
    ask({ host: '127.0.0.1', port, path, method, headers, agent: false }, async answer =>
      resolve({ status: answer.statusCode, body: await text(answer) }),
    )
      .on('error', reject)
      .end()
  })

test.each([
  ['TRACE', '/'],
  ['TRACE', '/warenkorb'],
  ['TRACE', '/assets/a.js'],
  ['TRACE', '/health/live'],
  ['PROPFIND', '/'],
  ['DELETE', '/warenkorb'],
  ['DELETE', '/wandbilder'],
])('%s of %s is refused, and tells nothing of what was asked', async (method, path) => {
  const { status, body } = await send(method, path)
  expect(status).toBe(405)
  expect(body).not.toContain('a-secret')
})
