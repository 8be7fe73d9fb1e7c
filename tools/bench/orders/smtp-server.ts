import { createServer, type Socket } from 'node:net'

export interface ReceivedEmail {
  messageId: string
  to: string
}

/** One in so many emails is accepted without a reply: its sender cannot know that it arrived. */
const SILENT_ONCE_IN = 40

/** A mail server that accepts and records everything, and sometimes closes the connection before it replies. */
export async function startSmtpServer() {
  const received: ReceivedEmail[] = []
  let lost = 0
  const server = createServer(socket => {
    socket.on('error', () => undefined)
    socket.write('220 mail\r\n')
    talk(socket, mail => {
      received.push(mail)
      const isSilent = Math.random() * SILENT_ONCE_IN < 1
      if (isSilent) lost++
      return !isSilent
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    /** Emails whose acceptance was not confirmed. */
    lost: () => lost,
    close: () => void server.close(),
  }
}

function talk(socket: Socket, take: (mail: ReceivedEmail) => boolean): void {
  let text = ''
  let isLetter = false
  let to = ''
  const commands = () => {
    for (let end = text.indexOf('\r\n'); end >= 0 && !isLetter; end = text.indexOf('\r\n')) {
      const command = text.slice(0, end)
      text = text.slice(end + 2)
      const verb = command.slice(0, 4).toUpperCase()
      if (verb === 'RCPT') to = /<([^>]*)>/.exec(command)?.[1] ?? ''
      if (verb === 'DATA') isLetter = true
      if (verb === 'QUIT') return void socket.end('221 bye\r\n')
      socket.write(verb === 'DATA' ? '354 go on\r\n' : '250 ok\r\n')
    }
  }
  socket.on('data', data => {
    text += data.toString('latin1')
    if (!isLetter) commands()
    const end = isLetter ? text.indexOf('\r\n.\r\n') : -1
    if (end < 0) return
    const messageId = /^message-id:\s*(<[^>]+>)/im.exec(text)?.[1] ?? ''
    text = text.slice(end + 5)
    isLetter = false
    if (take({ messageId, to })) socket.write('250 taken\r\n')
    else socket.destroy()
  })
}
