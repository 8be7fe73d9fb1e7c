import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'

/** A mail server without encryption that accepts everything but the recipient, which it answers with `reply`. */
export async function startRejectingServer(reply: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(socket => {
    const say = (line: string) => socket.write(`${line}\r\n`)
    socket.on('error', () => undefined)
    createInterface({ input: socket }).on('line', line => {
      if (/^STARTTLS/i.test(line)) say('502 not here')
      else say(/^RCPT TO/i.test(line) ? reply : '250 well')
    })
    say('220 mail.example')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, close: () => server.close() }
}
