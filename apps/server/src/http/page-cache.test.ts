import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createFileCache } from './file-cache.ts'
import { createListener } from './listener.ts'
import { chooseEncoding, createPageCache, toStoredPage } from './page-cache.ts'
import { pageKey } from './page-key.ts'

describe('the encoding of a stored page', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
  ] as const)('for Accept-Encoding %j is %s', (accept, expected) => {
    expect(chooseEncoding(accept)).toBe(expected)
  })
})

describe('the page cache', () => {
  test('drops the page that was not used for the longest time when it is full', async () => {
    const cache = createPageCache({ maxPages: 2, maxAgeMs: 1000 })
    const page = await toStoredPage(200, {}, Buffer.from('<p>'))
    cache.store('a', page)
    cache.store('b', page)
    cache.find('a')
    cache.store('c', page)
    expect(['a', 'b', 'c'].filter(key => cache.find(key))).toEqual(['a', 'c'])
  })

  test('keeps a page for its time and no longer', async () => {
    let now = 0
    const cache = createPageCache({ maxPages: 2, maxAgeMs: 1000, now: () => now })
    const page = await toStoredPage(200, {}, Buffer.from('<p>'))
    cache.store('a', page)
    now = 1000
    expect(cache.find('a')).toBe(page)
    now = 1001
    expect(cache.find('a')).toBeUndefined()
  })

  test('forgets everything and counts a version when content changes', async () => {
    const cache = createPageCache({ maxPages: 2, maxAgeMs: 1000 })
    cache.store('a', await toStoredPage(200, {}, Buffer.from('<p>')))
    cache.clear()
    expect([cache.find('a'), cache.size, cache.version]).toEqual([undefined, 0, 1])
  })
})

describe('the key of a page', () => {
  test.each([
    ['/a', 'h /a'],
    ['/a?utm_source=x&gclid=1', 'h /a'],
    ['/a?formatType=600x400&utm_source=x', 'h /a?formatType=600x400'],
    ['/a?size=48&page=2', 'h /a?page=2&size=48'],
    [`/a?sort=${'x'.repeat(65)}`, 'h /a'],
  ])('of %s is %s', (url, key) => {
    expect(pageKey('h', url)).toBe(key)
  })
})

describe('the listener', () => {
  const html = `<p>${'Passepartout '.repeat(50)}</p>`
  const next = vi.fn(() => new Response('from the apps', { status: 404 }))
  const cache = createPageCache({ maxPages: 10, maxAgeMs: 60_000 })
  const files = createFileCache({ maxBytes: 1000, maxFileBytes: 1000, maxAgeMs: 1000 })
  const server = createServer(createListener({ cache, files, fetch: next }))
  let origin = ''

  beforeAll(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    origin = `http://127.0.0.1:${port}`
    cache.store(
      `127.0.0.1:${port} /page`,
      await toStoredPage(200, { 'Content-Type': 'text/html' }, Buffer.from(html)),
    )
  })
  afterAll(() => server.close())

  const raw = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const { request } = await import('node:http')
    return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(resolve => {
      request(`${origin}${path}`, { headers, method }, answer => {
        const chunks: Buffer[] = []
        answer.on('data', chunk => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        )
      }).end()
    })
  }

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('sends a stored page as %s without asking the apps', async (encoding, decode) => {
    const answer = await raw('/page', { 'Accept-Encoding': encoding })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(decode(answer.body).toString()).toBe(html)
    expect(next).not.toHaveBeenCalled()
  })

  test('answers 304 without a body to a browser that has the page', async () => {
    const { headers } = await raw('/page', {})
    const answer = await raw('/page', { 'If-None-Match': String(headers.etag) })
    expect([answer.status, answer.body.length]).toEqual([304, 0])
  })

  test('sends the headers alone for HEAD', async () => {
    const answer = await raw('/page', {}, 'HEAD')
    expect([answer.headers['content-length'], answer.body.length]).toEqual([String(html.length), 0])
  })

  test('leaves writes and unknown pages to the apps', async () => {
    expect((await raw('/page', {}, 'POST')).body.toString()).toBe('from the apps')
    expect((await raw('/other', {})).status).toBe(404)
  })
})
