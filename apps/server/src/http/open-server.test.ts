import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenServer, openServer } from './open-server.ts'

let open: OpenServer
const asked: (string | undefined)[] = []

beforeAll(async () => {
  open = await openServer({ PORT: 0, HOST: '127.0.0.1', LISTEN_WHEN_READY: false })
  await open.serve((request, response) => {
    asked.push(request.headers.host)
    response.end('an answer')
  })
})
afterAll(() => new Promise(resolve => open.server.close(resolve)))

async function send(head: string): Promise<string> {
  const socket = connect(open.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET / HTTP/1.1\r\n${head}Connection: close\r\n\r\n`)
  return text(socket)
}

test('a request that names one host is answered', async () => {
  expect(await send('Host: passepartout.de.localhost\r\n')).toContain('an answer')
  expect(asked).toEqual(['passepartout.de.localhost'])
})

test.each([
  ['two hosts', 'Host: passepartout.de.localhost\r\nhOST: evil.example\r\n'],
  ['the same host twice', 'Host: passepartout.de.localhost\r\nHost: passepartout.de.localhost\r\n'],
  ['none', ''],
])('one that names %s is refused before anybody reads it', async (_, head) => {
  const before = asked.length
  expect(await send(head)).toMatch(/^HTTP\/1\.1 400 /)
  expect(asked).toHaveLength(before)
})
