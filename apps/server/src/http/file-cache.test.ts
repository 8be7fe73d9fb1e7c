import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostMap } from '@passepartout/domain'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFileCache } from './file-cache.ts'
import { createListener } from './listener.ts'
import { createPageCache } from './page-cache.ts'
import { placesOf } from './page-key.ts'

const placeOf = placesOf(hostMap('{channel}.{country}.localhost'))

const PUBLIC = { 'Cache-Control': 'public, max-age=60', ETag: '"one"', 'Content-Type': 'image/webp' }
/** Bytes for nine files with their keys and headers. */
const ROOM = 10_500

const picture = (body: string, headers: Record<string, string> = PUBLIC) =>
  new Response(body, { headers: { 'Content-Length': String(body.length), ...headers } })

describe('a small public file', () => {
  const apps = vi.fn<(request: Request) => Response>()
  let now = 0
  let server: ReturnType<typeof createServer>

  beforeEach(async () => {
    now = 0
    apps.mockReset().mockImplementation(() => picture('small'))
    const files = createFileCache({
      placeOf,
      maxBytes: ROOM,
      maxFileBytes: 10,
      maxAgeMs: 1000,
      now: () => now,
    })
    const cache = createPageCache({ maxBytes: 1024 ** 2, maxAgeMs: 1000 })
    server = createServer(createListener({ cache, files, fetch: apps, callerOf: () => 'anna', placeOf }))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => server.close())

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const { port } = server.address() as AddressInfo
    return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>(resolve => {
      ask({ host: '127.0.0.1', port, path, headers, method }, answer => {
        let body = ''
        answer.setEncoding('utf8').on('data', chunk => {
          body += chunk
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
      }).end()
    })
  }

  test('of the API’s description comes from memory however large it is, once for all shops', async () => {
    apps.mockImplementation(() => picture('more than ten bytes'))
    const host = (name: string) => ({ Host: `${name}.localhost` })
    for (const name of ['passepartout.de', 'kartenliebe.gb', 'passepartout.de'])
      expect((await get('/web-api/openapi.json', host(name))).body).toBe('more than ten bytes')
    expect(apps).toHaveBeenCalledTimes(1)
    await get('/web-api/openapi.json', host('somewhere.else'))
    await get('/web-api/openapi.json?x', host('passepartout.de'))
    await get('/web-api/photos', host('passepartout.de'))
    await get('/web-api/photos', host('passepartout.de'))
    expect(apps).toHaveBeenCalledTimes(5)
  })

  test('is asked of the apps once and then comes from memory, with the same headers', async () => {
    const first = await get('/_ipx/w_10/a.jpg')
    const second = await get('/_ipx/w_10/a.jpg')
    expect(apps).toHaveBeenCalledTimes(1)
    expect([second.status, second.body]).toEqual([200, 'small'])
    const { date: _first, ...sent } = first.headers
    const { date: _second, ...again } = second.headers
    expect(again).toEqual(sent)
  })

  test('does not hand one visitor the request id of another', async () => {
    apps.mockImplementation(() => picture('small', { ...PUBLIC, 'X-Request-Id': 'first' }))
    await get('/assets/a.js')
    expect((await get('/assets/a.js')).headers).not.toHaveProperty('x-request-id')
  })

  test('is answered with 304 to a browser that has it', async () => {
    await get('/_ipx/w_10/a.jpg')
    const { status, body, headers } = await get('/_ipx/w_10/a.jpg', { 'If-None-Match': '"one"' })
    expect([status, body, headers['content-length'], headers.etag]).toEqual([304, '', undefined, '"one"'])
  })

  test('that was replaced after its length was taken is answered whole, and asked for again', async () => {
    apps.mockImplementation(() => picture('small', { ...PUBLIC, 'Content-Length': '9' }))
    const { body, headers } = await get('/assets/a.js')
    expect([body, headers['content-length']]).toEqual(['small', '5'])
    apps.mockImplementation(() => picture('well'))
    expect((await get('/assets/a.js')).body).toBe('well')
  })

  test.each([
    ['shorter', 'twelve bytes'],
    ['longer', 'some more than twenty bytes'],
  ])(
    'that is streamed, packed and replaced by a %s one after its length was taken is whole',
    async (_, body) => {
      const headers = { ...PUBLIC, 'Content-Encoding': 'br', 'Content-Length': '20' }
      apps.mockImplementation(() => new Response(ReadableStream.from([Buffer.from(body)]), { headers }))
      expect(await get('/assets/a.js')).toMatchObject({ status: 200, body })
      expect((await get('/assets/a.js')).body).toBe(body)
    },
  )

  test('is asked for again when its time is over', async () => {
    await get('/assets/a.js')
    now = 1001
    await get('/assets/a.js')
    expect(apps).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['another host', { Host: 'other.example' }],
    ['another encoding', { 'Accept-Encoding': 'br' }],
    ['another form of picture', { Accept: 'image/avif,*/*' }],
  ])('is kept apart for %s', async (_, headers) => {
    await get('/_ipx/f_auto/a.jpg')
    await get('/_ipx/f_auto/a.jpg', headers)
    expect(apps).toHaveBeenCalledTimes(2)
  })

  test('makes room when the memory for files is full, the one unused for longest first', async () => {
    for (const name of 'abcdefghiaj') await get(`/assets/${name}`)
    apps.mockClear()
    await get('/assets/a')
    expect(apps).not.toHaveBeenCalled()
    await get('/assets/b')
    expect(apps).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['a part of it is asked for', '/assets/a', {}, { Range: 'bytes=0-1' }, 'GET'],
    ['only its headers are asked for', '/assets/a', {}, {}, 'HEAD'],
    ['it is too large', '/assets/a', { 'Content-Length': '11' }, {}, 'GET'],
    ['it is private', '/assets/a', { 'Cache-Control': 'private' }, {}, 'GET'],
    ['it lies elsewhere', '/account', {}, {}, 'GET'],
  ])('is not kept when %s', async (_, path, answered, asked, method) => {
    const large = Number(answered['Content-Length' as keyof typeof answered] ?? 5)
    apps.mockImplementation(() => picture('x'.repeat(large), { ...PUBLIC, ...answered }))
    await get(path, asked, method)
    await get(path, asked, method)
    expect(apps).toHaveBeenCalledTimes(2)
  })

  test('is not kept when it is not there', async () => {
    apps.mockImplementation(() => new Response('gone', { status: 404, headers: PUBLIC }))
    await get('/assets/a')
    expect((await get('/assets/a')).status).toBe(404)
    expect(apps).toHaveBeenCalledTimes(2)
  })
})
