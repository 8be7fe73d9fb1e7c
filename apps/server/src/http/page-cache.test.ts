import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hostMap } from '@passepartout/domain'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { memorySizeOf, toCachedPage } from './cached-page.ts'
import { createFileCache } from './file-cache.ts'
import { createListener } from './listener.ts'
import { createPageCache } from './page-cache.ts'
import { pageKey, placesOf } from './page-key.ts'

const placeOf = placesOf(hostMap('{channel}.{country}.localhost'))

const page = (text = '<p>') => toCachedPage(200, { 'Content-Type': 'text/html' }, Buffer.from(text))
const MINUTE = 60_000

describe('the page cache', () => {
  test('holds as many bytes as it may and drops the page unused for longest', async () => {
    const stored = await page()
    const cache = createPageCache({ maxBytes: 12 * memorySizeOf(stored), maxAgeMs: MINUTE })
    for (let at = 0; at < 11; at++) cache.store(`page ${at}`, stored)
    cache.find('page 0')
    for (let at = 11; at < 20; at++) cache.store(`page ${at}`, stored)
    expect(cache.bytes).toBeLessThanOrEqual(12 * memorySizeOf(stored))
    expect(['page 0', 'page 1', 'page 19'].filter(key => cache.find(key))).toEqual(['page 0', 'page 19'])
  })

  test('keeps a page for its time and no longer', async () => {
    let now = 0
    const cache = createPageCache({ maxBytes: 1024 ** 2, maxAgeMs: 1000, now: () => now })
    const stored = await page()
    cache.store('a', stored)
    now = 1000
    expect(cache.find('a')).toBe(stored)
    now = 1001
    expect(cache.find('a')).toBeUndefined()
  })

  test('forgets everything and counts a version when content changes', async () => {
    const cache = createPageCache({ maxBytes: 1024 ** 2, maxAgeMs: MINUTE })
    cache.store('a', await page())
    cache.clear()
    expect([cache.find('a'), cache.size, cache.version]).toEqual([undefined, 0, 1])
  })

  test('compresses a page better in an idle moment, once it was asked for again', async () => {
    const work: (() => Promise<void>)[] = []
    const cache = createPageCache({
      maxBytes: 1024 ** 2,
      maxAgeMs: MINUTE,
      whenIdle: one => void work.push(one),
    })
    const html = Array.from({ length: 2000 }, (_, at) => `<li id="n${at * 7919}">${at % 13}</li>`).join('')
    const stored = await page(html)
    cache.store('a', stored)
    expect(work).toEqual([])
    cache.find('a')
    cache.find('a')
    expect(work).toHaveLength(1)
    const { etag, br } = stored
    await work[0]?.()
    expect(stored.br.body.length).toBeLessThan(br.body.length)
    expect(stored.br.headers).toContain(String(stored.br.body.length))
    expect([stored.etag, brotliDecompressSync(stored.br.body).toString()]).toEqual([etag, html])
  })
})

describe('the key of a page', () => {
  test.each([
    ['/a', 'h /a'],
    ['/a?utm_source=x&gclid=1', 'h /a'],
    ['/a?formatType=600x400&utm_source=x', 'h /a?formatType=600x400'],
    ['/a?size=48&page=2', 'h /a?page=2&size=48'],
    [`/a?color=${'x'.repeat(65)}`, 'h /a'],
    ['/a?page=1', 'h /a'],
    ['/a?page=99', 'h /a?page=99'],
    ['/a?page=100', 'h /a'],
    ['/a?page=02', 'h /a'],
    ['/a?page=2.0', 'h /a'],
    ['/a?page=anything', 'h /a'],
    ['/a?size=12', 'h /a'],
    ['/a?size=47', 'h /a'],
    ['/a?sort=sort', 'h /a'],
    ['/a?sort=created', 'h /a?sort=created'],
    ['/a?sort=random', 'h /a'],
    ['/a?productType=card&tileCount=6', 'h /a?productType=card&tileCount=6'],
    ['/a?productType=<b>&tileCount=49&disableCache=no', 'h /a'],
    ['/a?formats=some', 'h /a'],
    ['/a?year=1066&quantity=many', 'h /a'],
    ['/a?color=navy,cream&color=a%20b', 'h /a?color=navy%2Ccream'],
    ['/a?optionTypes[edge]=rand-weiss', 'h /a?optionTypes%5Bedge%5D=rand-weiss'],
    ['/a?optionTypes[edge]=<b>', 'h /a'],
  ])('of %s is %s', (url, key) => {
    expect(pageKey('h', url)).toBe(key)
  })
})

describe('the listener', () => {
  const html = `<p>${'Passepartout '.repeat(50)}</p>`
  const next = vi.fn(() => new Response('from the apps', { status: 404 }))
  const cache = createPageCache({ maxBytes: 1024 ** 2, maxAgeMs: MINUTE })
  const files = createFileCache({ placeOf, maxBytes: 1000, maxFileBytes: 1000, maxAgeMs: 1000 })
  const server = createServer(createListener({ cache, files, fetch: next, callerOf: () => 'anna', placeOf }))
  let origin = ''

  beforeAll(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    origin = `http://127.0.0.1:${port}`
    cache.store(
      pageKey(placeOf('127.0.0.1'), '/page'),
      await toCachedPage(200, { 'Content-Type': 'text/html' }, Buffer.from(html)),
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

  test('sends a stored page as it was written to a client that unpacks nothing', async () => {
    const answer = await raw('/page', {})
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect([answer.body.toString(), answer.headers['content-length']]).toEqual([html, String(html.length)])
  })

  test.each([
    ['its tag', (tag: string) => tag, 304],
    ['its tag in the strong form', (tag: string) => tag.replace('W/', ''), 304],
    ['any version at all', () => '*', 304],
    ['a longer tag that holds this one', (tag: string) => tag.replace(/"$/, 'x"'), 200],
    ['this tag without quotes', (tag: string) => tag.replace(/^W\/|"/g, ''), 200],
  ])('tells a browser that has %s whether the page has changed', async (_, known, status) => {
    const { headers } = await raw('/page', {})
    const answer = await raw('/page', { 'If-None-Match': known(String(headers.etag)) })
    expect([answer.status, answer.body.length === 0]).toEqual([status, status === 304])
  })

  test('sends the headers alone for HEAD', async () => {
    const answer = await raw('/page', {}, 'HEAD')
    expect([answer.headers['content-length'], answer.body.length]).toEqual([String(html.length), 0])
  })

  test('leaves a page that is wanted afresh to the apps', async () => {
    expect((await raw('/page?disableCache=true', {})).status).toBe(404)
    expect((await raw('/page?disableCache=no', {})).status).toBe(200)
  })

  test('leaves writes and unknown pages to the apps', async () => {
    expect((await raw('/page', {}, 'POST')).body.toString()).toBe('from the apps')
    expect((await raw('/other', {})).status).toBe(404)
  })
})
