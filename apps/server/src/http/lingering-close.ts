import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** How long a sender is heard out whose answer was given before all of its request was read. */
export interface LingeringCloseLimits {
  /** In all. */
  ms: number
  /** Without a byte. */
  silentMs: number
  /** In all, once the process is about to end. */
  leavingMs: number
  /** What one connection may send meanwhile. */
  bytes: number
  /** So many connections at once; then the oldest of the address that has the most gives way. */
  atOnce: number
  /** What is read from all of them together. */
  bytesPerSecond: number
}

/**
 * 30 s and 5 s as nginx has them: a browser reads no answer before it has sent its file, and 100 MB is more than any file that is taken.
 * 16 MB a second are 128 Mbit for everybody together, and a twentieth of a core (2.4 ms for each MB, most of it to collect the pieces).
 */
export const LINGERING_CLOSE_LIMITS: LingeringCloseLimits = {
  ms: 30_000,
  silentMs: 5000,
  leavingMs: 5000,
  bytes: 100_000_000,
  atOnce: 512,
  bytesPerSecond: 16_000_000,
}

/** As often is said anew who may be read on. */
const ROUND_MS = 50
/** What Node reads of a connection at a time, at most. */
const READ_BYTES = 65_536

/** A form; whoever sends so little keeps the connection, whatever the answer is. */
const SMALL_BYTES = 16_384

export type LingeringClose = ReturnType<typeof createLingeringClose>

/**
 * Makes answers arrive that are given before the request was read, such as refusals of uploads. A connection that is closed while its sender
 * writes is reset by the system, and the sender sees the reset instead of the answer. Here the connection is closed in one direction, what still comes is
 * thrown away unparsed, and the rest goes once the sender has closed, or at a bound.
 */
export function createLingeringClose(limits: LingeringCloseLimits = LINGERING_CLOSE_LIMITS) {
  const open = new Map<Socket, { end: (isCut: boolean) => void; hurry: () => void }>()
  const paused = new Set<Socket>()
  const ended = { bySender: 0, byBound: 0 }
  const perRound = (limits.bytesPerSecond * ROUND_MS) / 1000
  let mayRead = perRound
  let rounds: NodeJS.Timeout | undefined
  let isLeaving = false

  /** Who waits is read on in the order in which it was told to wait. */
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
    // Nothing that comes now is a request.
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

  /** Has the answer to this request arrive, whenever it is given. */
  function watch(request: IncomingMessage, response: ServerResponse) {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (coding === undefined && (length === undefined || length === '0')) return
    const { socket } = request
    const { writeHead } = response
    // What is left of the request would have to be read before the next one. So little comes with the head, or at once.
    if (!(Number(length) <= SMALL_BYTES))
      response.writeHead = (...parts: unknown[]) => {
        if (!request.complete) response.shouldKeepAlive = false
        return Reflect.apply(writeHead, response, parts)
      }
    // Called by Node behind the last answer of a connection.
    socket.destroySoon = () => {
      if (request.complete) Socket.prototype.destroySoon.call(socket)
      else begin(socket)
    }
  }

  return {
    begin,
    watch,
    /** From now on, and for whoever is heard out already, `leavingMs` are enough. */
    leave() {
      isLeaving = true
      for (const { hurry } of open.values()) hurry()
    },
    open: () => open.size,
    ended: (): Readonly<typeof ended> => ended,
  }
}

/**
 * Asks for the body of a request that waits to be asked (`Expect: 100-continue`) only once somebody reads it: what is refused by
 * its head is refused before the sender has sent it.
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
