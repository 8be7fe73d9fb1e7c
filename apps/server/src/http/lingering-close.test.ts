import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { afterEach, expect, test } from 'vitest'
import { createLingeringClose, LINGERING_CLOSE_LIMITS, type LingeringClose } from './lingering-close.ts'
import { type OpenServer, openServer } from './open-server.ts'

let open: OpenServer
let lingering: LingeringClose
const sockets: Socket[] = []

/** A server that reads the first piece of a body and then refuses it, as the API does with a file that is no image. */
async function serve(limits: Partial<typeof LINGERING_CLOSE_LIMITS> = {}) {
  lingering = createLingeringClose({ ...LINGERING_CLOSE_LIMITS, ...limits })
  open = await openServer({ PORT: 0, HOST: '127.0.0.1', LISTEN_WHEN_READY: false }, lingering)
  const refuse = async ({ body, url }: Request) => {
    if (!url.endsWith('/unread')) await body?.getReader().read()
    return new Response('Only pictures.', { status: 415 })
  }
  await open.serve(getRequestListener(refuse, { overrideGlobalObjects: false }))
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  open.server.closeAllConnections()
  await new Promise(resolve => open.server.close(resolve))
})

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\nHost: passepartout.de.localhost\r\n\r\n`
const upload = (bytes: number, ...lines: string[]) =>
  head('POST / HTTP/1.1', ...lines, `Content-Length: ${bytes}`)

async function begin(text: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: open.port, host: '127.0.0.1', localAddress, allowHalfOpen: true })
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

/** All data until the server closes. */
const heard = (socket: Socket) =>
  new Promise<string>(resolve => {
    let text = ''
    const done = () => resolve(text)
    socket.setEncoding('utf8').on('data', piece => {
      text += piece
    })
    socket.once('end', done).once('close', done)
  })

const closed = (socket: Socket) => new Promise<void>(resolve => socket.once('close', () => resolve()))
const nobodyIsLeft = () =>
  expect
    .poll(() => new Promise(resolve => open.server.getConnections((_, count) => resolve(count))), {
      timeout: 5000,
    })
    .toBe(0)
const lingerers = (count: number) => expect.poll(lingering.open, { timeout: 5000 }).toBe(count)

/** Like a browser: reads no response before all of the file was sent. */
async function sendThenRead(pieces: number, headers: string[], pauseMs = 0): Promise<string> {
  const piece = Buffer.alloc(50_000, 32)
  const socket = await begin(upload(pieces * piece.length, ...headers))
  for (let sent = 0; sent < pieces; sent++) {
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), closed(socket)])
    if (pauseMs > 0) await wait(pauseMs)
    if (socket.destroyed) return 'the connection was reset'
  }
  return heard(socket)
}

test.each([
  ['keeps its connection', 'Connection: keep-alive'],
  ['wants it closed', 'Connection: close'],
])(
  'a sender that %s and reads nothing before it has sent all is told each time why it is refused',
  async (_, header) => {
    await serve()
    const seen = new Map<string, number>()
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => sendThenRead(40, [header])))
      for (const answer of answers) {
        const what = /^HTTP\/1\.1 415 .*Only pictures\.$/s.test(answer) ? 'the refusal' : answer
        seen.set(what, (seen.get(what) ?? 0) + 1)
      }
    }
    expect([...seen]).toEqual([['the refusal', 200]])
  },
)

test.each(['keep-alive', 'close'])(
  'a sender that takes a second and a half for its file is told why (Connection: %s)',
  async connection => {
    await serve()
    const answers = Array.from({ length: 20 }, () => sendThenRead(15, [`Connection: ${connection}`], 100))
    for (const answer of await Promise.all(answers)) expect(answer).toContain('Only pictures.')
  },
)

test('the answer says that the connection ends, and what comes behind it is no request', async () => {
  await serve()
  const socket = await begin(upload(200_000))
  socket.write(Buffer.alloc(150_000))
  const answer = heard(socket)
  await lingerers(1)
  socket.write(`${' '.repeat(50_000)}${head('GET / HTTP/1.1')}`)
  expect(await answer).toMatch(/\r\nconnection: close\r\n/i)
  expect((await answer).match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('requests that were sent one behind the other in whole keep their connection', async () => {
  await serve()
  const answer = heard(
    await begin(`${upload(2)}{}${upload(2)}{}${head('GET /last HTTP/1.1', 'Connection: close')}`),
  )
  expect((await answer).match(/HTTP\/1\.1 415/g)).toHaveLength(3)
})

test('who asks before it sends is refused instead of asked for its body', async () => {
  await serve()
  const socket = await begin(head('POST /unread HTTP/1.1', 'Expect: 100-continue', 'Content-Length: 9000000'))
  expect(await heard(socket)).toMatch(/^HTTP\/1\.1 415 /)
})

test('who asks before it sends is asked for its body where somebody reads it', async () => {
  await serve()
  const socket = await begin(upload(2, 'Expect: 100-continue', 'Connection: close'))
  const answer = heard(socket)
  await once(socket, 'data')
  socket.write('{}')
  expect(await answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 415 /)
})

const ENDLESS = ['POST / HTTP/1.1', 'Transfer-Encoding: chunked']
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${' '.repeat(bytes)}\r\n`

test('a sender that falls silent is let go', async () => {
  await serve({ silentMs: 100 })
  await begin(head(...ENDLESS) + chunk(10))
  await nobodyIsLeft()
  expect(lingering.ended()).toEqual({ bySender: 0, byBound: 1 })
})

test('a sender that never falls silent is let go as well', async () => {
  await serve({ ms: 300 })
  const socket = await begin(head(...ENDLESS) + chunk(10))
  const dribbling = setInterval(() => socket.write(chunk(1)), 20)
  await closed(socket.resume())
  clearInterval(dribbling)
  expect(lingering.ended()).toEqual({ bySender: 0, byBound: 1 })
})

test('a sender that sends too much is let go, and read no faster than is allowed', async () => {
  await serve({ bytes: 3_000_000, bytesPerSecond: 6_000_000 })
  const socket = await begin(head(...ENDLESS) + chunk(10))
  const goOn = () => {
    while (!socket.destroyed && socket.write(chunk(60_000)));
  }
  socket.resume().on('drain', goOn)
  const began = performance.now()
  goOn()
  await closed(socket)
  expect(lingering.ended()).toEqual({ bySender: 0, byBound: 1 })
  expect(performance.now() - began).toBeGreaterThan(350)
})

test('a sender that hangs up is forgotten', async () => {
  await serve()
  const socket = await begin(head(...ENDLESS) + chunk(10))
  await lingerers(1)
  socket.destroy()
  await lingerers(0)
  expect(lingering.ended()).toEqual({ bySender: 1, byBound: 0 })
})

test('of a thousand senders some are heard out, and one from elsewhere is not driven out by them', async () => {
  await serve({ atOnce: 20, ms: 60_000, silentMs: 60_000 })
  const elsewhere = await begin(head(...ENDLESS) + chunk(10), '127.0.0.9')
  await lingerers(1)
  let most = 0
  for (let round = 0; round < 10; round++) {
    await Promise.all(Array.from({ length: 100 }, () => begin(head(...ENDLESS) + chunk(10))))
    most = Math.max(most, lingering.open())
  }
  await expect.poll(lingering.ended, { timeout: 30_000 }).toEqual({ bySender: 0, byBound: 1000 + 1 - 20 })
  expect(most).toBeLessThanOrEqual(20)
  elsewhere.destroy()
  await lingerers(19)
})

test('a process that ends waits for no sender longer than it says', async () => {
  await serve({ leavingMs: 200 })
  const socket = await begin(head(...ENDLESS) + chunk(10))
  const dribbling = setInterval(() => socket.write(chunk(1)), 20)
  await lingerers(1)
  open.sendAway()
  const began = performance.now()
  await new Promise(resolve => open.server.close(resolve))
  clearInterval(dribbling)
  expect(performance.now() - began).toBeLessThan(2000)
})

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', '400 Bad Request'],
  [
    'a head without end',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(40_000)}`,
    '431 Request Header Fields Too Large',
  ],
])('whoever sends %s is told so, and let go though it never closes', async (_, text, status) => {
  await serve({ silentMs: 100 })
  const socket = await begin(text)
  expect(await heard(socket)).toContain(status)
  await nobodyIsLeft()
})

test('a request that does not arrive in time is answered so, and its connection let go', async () => {
  await serve({ silentMs: 100 })
  const taken = once(open.server, 'connection')
  const socket = await begin('GET / HTTP/1.1\r\n')
  const answer = heard(socket)
  // As Node does after its `headersTimeout`.
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  open.server.emit('clientError', late, (await taken)[0])
  expect(await answer).toContain('408 Request Timeout')
  await nobodyIsLeft()
})
