// npx node tools/load-attacks/many-connections.ts
// Connections without requests: heads that never end, idle ones, and ones that open and close.
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Attack, runAttack } from './harness.ts'

/** By default a process may have 1,024 files open, this program included. */
const EACH = 300
const SECONDS = 30
const HEAD = 'GET / HTTP/1.1\r\nHost: passepartout.de.localhost\r\n'

const attack: Attack = async ({ port, address, send }) => {
  const refused: string[] = []
  const open = (number: number): Socket => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: address(1 + (number % 200)) })
    return socket.on('error', error => refused.push(error.message)).resume()
  }
  const silent = Array.from({ length: EACH }, (_, number) => open(number))
  const unfinished = Array.from({ length: EACH }, (_, number) => open(number))
  for (const socket of unfinished) socket.write(HEAD)
  const answered = Array.from({ length: EACH }, (_, number) => open(number))
  for (const socket of answered) socket.write(`${HEAD}\r\n`)

  for (let second = 0; second < SECONDS; second++) {
    for (const socket of unfinished) if (!socket.destroyed) socket.write(`X-${second}: 1\r\n`)
    const brief = Array.from({ length: 100 }, (_, number) => open(number))
    await wait(500)
    for (const socket of brief) socket.destroy()
    await wait(500)
  }
  const { status } = await send('/', undefined, { host: 'passepartout.de.localhost' }, '127.0.0.3')
  for (const socket of [...silent, ...unfinished, ...answered]) socket.destroy()
  console.log(`the start page meanwhile: ${status}; connections that were refused: ${refused.length}`)
  return status === 200 ? [] : [`The start page was answered with ${status} instead of 200.`]
}

await runAttack(attack)
