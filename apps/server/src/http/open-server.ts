import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Environment } from '../environment.ts'
import { StartError } from '../start-error.ts'
import { createLingeringClose, handleExpectContinue, type LingeringClose } from './lingering-close.ts'

export interface OpenServer {
  server: Server
  port: number
  /** Starts to serve requests; call it once everything is open. */
  serve(listener: RequestListener): Promise<void>
  /** Every response closes its connection, so that the load balancer opens the next one elsewhere. */
  sendAway(): void
  /** Connections whose response was sent before their request was read. */
  lingering: Pick<LingeringClose, 'open' | 'ended'>
}

/**
 * Binds the port before anything else is opened, so that a second shop on it ends at once and disturbs nothing. Until
 * `serve` it is live and not ready; with `LISTEN_WHEN_READY` it refuses connections until then.
 *
 * @throws StartError where the address cannot be bound
 */
export async function openServer(
  { PORT, HOST, LISTEN_WHEN_READY }: Pick<Environment, 'PORT' | 'HOST' | 'LISTEN_WHEN_READY'>,
  lingering: LingeringClose = createLingeringClose(),
): Promise<OpenServer> {
  let answer = startingListener
  let isLeaving = false
  const listener: RequestListener = (request, response) => {
    lingering.watch(request, response)
    if (isLeaving) response.setHeader('Connection', 'close')
    if (hasConflictingHosts(request.rawHeaders)) return rejectBadRequest(response)
    answer(request, response)
  }
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 300_000 }, listener)
  server.on('checkContinue', handleExpectContinue(listener))
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable) socket.write(answers[code] ?? badAnswer)
    // The sender may go on sending for any time, or never close.
    lingering.begin(socket)
  })
  const listen = (port: number) =>
    new Promise<void>((done, failed) => {
      server.once('error', failed)
      server.listen(port, HOST, done)
    }).catch((error: NodeJS.ErrnoException) => {
      throw new StartError(explainListenError(error, port, HOST))
    })
  await listen(PORT)
  const { port } = server.address() as AddressInfo
  if (LISTEN_WHEN_READY) await new Promise(done => server.close(done))
  return {
    server,
    port,
    serve: async listener => {
      answer = listener
      if (LISTEN_WHEN_READY) await listen(port)
    },
    sendAway: () => {
      isLeaving = true
      lingering.leave()
    },
    lingering,
  }
}

function explainListenError({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use by another program. Stop it, or set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is ${host}, which is no address of this machine.`
  return `The shop cannot listen on ${host}, port ${port}: ${message}`
}

const startingListener: RequestListener = ({ url = '/' }, response) => {
  const isAlive = url.startsWith('/health/live')
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  response.writeHead(isAlive ? 200 : 503, isAlive ? headers : { ...headers, 'Retry-After': '5' })
  response.end(
    isAlive ? '{"status":"ok"}' : '{"status":"not ready","reasons":{"process":"The shop is starting."}}',
  )
}

/** Several Host headers are ambiguous, and a proxy may choose another one (RFC 9112, 3.2). */
function hasConflictingHosts(headers: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

const INVALID = 'The request is not valid HTTP.'

const rejectBadRequest = (response: ServerResponse): void => {
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end(INVALID)
}

const rawResponse = (status: string, text: string) =>
  `HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`
const badAnswer = rawResponse('400 Bad Request', INVALID)
/** Raw responses by Node's error code for requests that it cannot parse. */
const answers: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: rawResponse(
    '431 Request Header Fields Too Large',
    'The address or its headers are too long.',
  ),
  ERR_HTTP_REQUEST_TIMEOUT: rawResponse('408 Request Timeout', 'The request did not arrive in time.'),
}
