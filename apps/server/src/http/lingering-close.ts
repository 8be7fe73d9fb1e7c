import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** Limits for reading the rest of requests that were answered before all of their body was read. */
export interface LingeringCloseLimits {
  /** Total time of one connection. */
  ms: number
  /** Time without a byte. */
  silentMs: number
  /** Total time during shutdown. */
  leavingMs: number
  /** Bytes that one connection may send meanwhile. */
  bytes: number
  /** Connections at once; beyond it, the oldest of the address with the most connections is cut. */
  atOnce: number
  /** Read rate of all of them together. */
  bytesPerSecond: number
}

/**
 * 30 s and 5 s as in nginx: a browser reads no response before it has sent its file, and 100 MB is more than the
 * largest accepted file. 16 MB/s are 128 Mbit/s for all senders together, and a twentieth of a core (2.4 ms per MB,
 * most of it garbage collection).
 */
export const LINGERING_CLOSE_LIMITS: LingeringCloseLimits = {
  ms: 30_000,
  silentMs: 5000,
  leavingMs: 5000,
  bytes: 100_000_000,
  atOnce: 512,
  bytesPerSecond: 16_000_000,
}

/** Interval in which the read budget is renewed. */
const ROUND_MS = 50
/** Node reads at most this much of a connection at a time. */
const READ_BYTES = 65_536

/** Bytes of a form; a request this small never costs the connection, whatever the response is. */
const SMALL_BYTES = 16_384

export type LingeringClose = ReturnType<typeof createLingeringClose>

/**
 * Delivers responses that are sent before the request was read, such as refusals of uploads. A connection that is
 * closed while its sender writes is reset by the system, and the sender sees the reset instead of the response. Here
 * only the sending direction is closed, what still arrives is discarded unparsed, and the connection ends once the
 * sender has closed, or at a limit.
 */
export function createLingeringClose(limits: LingeringCloseLimits = LINGERING_CLOSE_LIMITS) {
  const open = new Map<Socket, { end: (isCut: boolean) => void; hurry: () => void }>()
  const paused = new Set<Socket>()
  const ended = { bySender: 0, byBound: 0 }
  const perRound = (limits.bytesPerSecond * ROUND_MS) / 1000
  let mayRead = perRound
  let rounds: NodeJS.Timeout | undefined
  let isLeaving = false

  /** Paused connections are resumed in the order in which they were paused. */
  function beginRound() {
    mayRead = Math.min(perRound, mayRead + perRound)
    let room = mayRead
    for (const socket of paused) {
      if (room <= 0) break
      room -= READ_BYTES
      paused.delete(socket)
      socket.resume()
    }
    if (open.size > 0) return
    clearInterval(rounds)
    rounds = undefined
  }

  function makeRoom() {
    const counts = new Map<string, number>()
    for (const { remoteAddress = '' } of open.keys())
      counts.set(remoteAddress, (counts.get(remoteAddress) ?? 0) + 1)
    const most = Math.max(...counts.values())
    for (const [{ remoteAddress = '' }, { end }] of open)
      if (counts.get(remoteAddress) === most) return end(true)
  }

  function begin(socket: Socket) {
    if (socket.destroyed || open.has(socket)) return
    if (open.size >= limits.atOnce) makeRoom()
    let bytes = 0
    const silence = setTimeout(() => end(true), limits.silentMs)
    let patience = setTimeout(() => end(true), isLeaving ? limits.leavingMs : limits.ms)
    function end(isCut: boolean) {
      if (!open.delete(socket)) return
      paused.delete(socket)
      clearTimeout(silence)
      clearTimeout(patience)
      if (isCut) ended.byBound++
      else ended.bySender++
      socket.destroy()
    }
    const hurry = () => {
      clearTimeout(patience)
      patience = setTimeout(() => end(true), limits.leavingMs)
    }
    open.set(socket, { end, hurry })
    rounds ??= setInterval(beginRound, ROUND_MS)

    socket.setTimeout(0)
    // Bytes from here are no new request.
    socket.removeAllListeners('data')
    socket.on('data', piece => {
      silence.refresh()
      bytes += piece.length
      if (bytes > limits.bytes) return end(true)
      mayRead -= piece.length
      if (mayRead > 0) return
      paused.add(socket)
      socket.pause()
    })
    socket.on('error', () => end(false))
    socket.once('end', () => end(false)).once('close', () => end(false))
    socket.end()
    socket.resume()
  }

  /** Delivers the response to this request, even one that is sent early. */
  function watch(request: IncomingMessage, response: ServerResponse) {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (coding === undefined && (length === undefined || length === '0')) return
    const { socket } = request
    const { writeHead } = response
    // The rest of the request would have to be read before the next one on this connection. Small bodies arrive with
    // the head or at once.
    if (!(Number(length) <= SMALL_BYTES))
      response.writeHead = (...parts: unknown[]) => {
        if (!request.complete) response.shouldKeepAlive = false
        return Reflect.apply(writeHead, response, parts)
      }
    // Node calls it after the last response of a connection.
    socket.destroySoon = () => {
      if (request.complete) Socket.prototype.destroySoon.call(socket)
      else begin(socket)
    }
  }

  return {
    begin,
    watch,
    /** Shutdown: open and new lingering connections get `leavingMs`. */
    leave() {
      isLeaving = true
      for (const { hurry } of open.values()) hurry()
    },
    open: () => open.size,
    ended: (): Readonly<typeof ended> => ended,
  }
}

/**
 * Sends `100 Continue` (for `Expect: 100-continue`) only once the body is read: a request refused by its headers is
 * refused before its body is sent.
 */
export const handleExpectContinue =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    const { _read } = request
    request._read = size => {
      request._read = _read
      if (!response.headersSent) response.writeContinue()
      _read.call(request, size)
    }
    answer(request, response)
  }
