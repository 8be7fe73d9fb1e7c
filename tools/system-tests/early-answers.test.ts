import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { isLongRun } from '@passepartout/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Shop, startShop } from './start-shop.ts'

let shop: Shop

const DE = 'passepartout.de.localhost'
const PIECES = 30
const PIECE = Buffer.alloc(50_000, 32)
const JSON_BODY = 'Content-Type: application/json'

interface Case {
  path: string
  method?: string
  host?: string
  lines?: string[]
  /** The Content-Length; only the pieces are sent. */
  bytes?: number
}

/** Sends for a second and reads nothing before all is sent, like a browser. Returns the status, 0 without one. */
async function statusOf({ path, method = 'POST', host = DE, lines = [], bytes }: Case): Promise<number> {
  const socket = connect(shop.port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const length = `Content-Length: ${bytes ?? PIECES * PIECE.length}`
  const shopWindow = ['X-Shop-Channel: passepartout-de', 'X-Shop-Locale: de-DE']
  socket.write(
    [`${method} ${path} HTTP/1.1`, `Host: ${host}`, length, ...shopWindow, ...lines, '', ''].join('\r\n'),
  )
  for (let sent = 0; sent < PIECES && !socket.destroyed; sent++) {
    socket.write(PIECE)
    await wait(30)
  }
  if (socket.destroyed) return 0
  const answer = await text(socket).catch(() => '')
  socket.destroy()
  return Number(/^HTTP\/1\.1 (\d+) /.exec(answer)?.[1] ?? 0)
}

const PHOTO = ['Content-Type: image/jpeg', 'X-File-Name: urlaub.jpg']

/** All routes that respond before they have read the request. */
const CASES: Readonly<Record<string, Case & { status: number }>> = {
  'a photo that is none': { path: '/web-api/photos', lines: PHOTO, status: 415 },
  'a photo that is too large': { path: '/web-api/photos', lines: PHOTO, bytes: 90_000_000, status: 413 },
  'a file for the toolbox that is none': { path: '/web-api/toolbox-convert-file', lines: PHOTO, status: 415 },
  'a file for the toolbox that is too large': {
    path: '/web-api/toolbox-optimize-image',
    lines: PHOTO,
    bytes: 900_000_000,
    status: 413,
  },
  'a part of nobody’s photo': {
    path: `/web-api/photo-parts/${'a'.repeat(32)}`,
    method: 'PATCH',
    lines: ['Tus-Resumable: 1.0.0', 'Upload-Offset: 0', 'Content-Type: application/offset+octet-stream'],
    status: 404,
  },
  'a photo from a phone without a key': { path: '/web-api/phone/photos', lines: PHOTO, status: 410 },
  'a form that is too large': { path: '/web-api/cart/articles', lines: [JSON_BODY], status: 413 },
  'a form that is no JSON': { path: '/web-api/cart/articles', lines: PHOTO, status: 415 },
  'a complaint that is too large': {
    path: `/web-api/orders/${'a'.repeat(43)}/complaints`,
    lines: [JSON_BODY],
    status: 413,
  },
  'a notice that nobody waits for': { path: '/web-api/payments/stripe', lines: [JSON_BODY], status: 404 },
  'a form of another site': {
    path: '/web-api/cart/articles',
    lines: [JSON_BODY, 'Origin: https://evil.example', 'Sec-Fetch-Site: cross-site'],
    status: 403,
  },
  'a call that there is not': { path: '/web-api/nothing', lines: [JSON_BODY], status: 404 },
  'a form for a page that is too large': { path: '/', status: 413 },
  'a form for a host of somebody else': { path: '/', host: 'evil.example', status: 421 },
  'a question with a body': { path: '/', method: 'GET', status: 200 },
}

/**
 * Starts a shop of its own: in `npm run test:all` only. The server's tests cover each case by itself
 * (`lingering-close.test.ts`).
 */
describe.runIf(isLongRun)('a shop that answers early', () => {
  beforeAll(async () => {
    shop = await startShop()
  })
  afterAll(async () => {
    await shop?.dispose()
  })

  test('whoever still sends when the shop has answered reads the answer', async () => {
    const answers = Object.entries(CASES).map(async ([what, { status, ...call }]) => {
      const seen = await Promise.all(Array.from({ length: 3 }, () => statusOf(call)))
      return [what, [...new Set(seen)], [status]] as const
    })
    const all = await Promise.all(answers)
    expect(Object.fromEntries(all.map(([what, seen]) => [what, seen]))).toEqual(
      Object.fromEntries(all.map(([what, , expected]) => [what, expected])),
    )
  })

  test('who asks before it sends is refused without having sent', async () => {
    const socket = connect(shop.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      ['POST /web-api/photos HTTP/1.1', `Host: ${DE}`, 'Content-Length: 90000000', ...PHOTO].join('\r\n'),
    )
    socket.write(
      '\r\nX-Shop-Channel: passepartout-de\r\nX-Shop-Locale: de-DE\r\nExpect: 100-continue\r\n\r\n',
    )
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('a process that is told to stop ends though a refused sender never does', async () => {
    const socket = connect(shop.port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(
      ['POST / HTTP/1.1', 'Host: evil.example', 'Transfer-Encoding: chunked', '', '1', ' ', ''].join('\r\n'),
    )
    await once(socket, 'data')
    const dribbling = setInterval(() => socket.write('1\r\n \r\n'), 100)
    const began = performance.now()
    expect(await shop.stop()).toBe(0)
    clearInterval(dribbling)
    expect(performance.now() - began).toBeLessThan(20_000)
  })
})
