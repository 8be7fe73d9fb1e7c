import { setTimeout as wait } from 'node:timers/promises'
import type { OpenServer } from './http/open-server.ts'
import type { Logger } from './log.ts'

const PATIENCE_MS = 30_000
/** For all parts together, after the last request. */
const CLOSING_MS = 30_000

export interface Closable {
  name: string
  close(): Promise<unknown> | unknown
}

interface ShutdownOptions {
  server: OpenServer
  /** How long requests are still taken while readiness says no, until the balancer has noticed. Milliseconds. */
  lameDuckMs: number
  parts: Closable[]
  log: Logger
}

/**
 * Stops the process on SIGTERM and SIGINT: is no longer ready, sends connections away, takes no new requests after the
 * lame-duck time, lets those under way finish (30 s at most), closes the parts in order, exits 0. Whoever stops it by
 * hand (SIGINT) waits for no balancer.
 */
export function shutDownOnSignals({ server: { server, sendAway }, lameDuckMs, parts, log }: ShutdownOptions) {
  let isStopping = false

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    sendAway()
    if (signal === 'SIGTERM' && lameDuckMs > 0) await wait(lameDuckMs)
    const hard = setTimeout(() => {
      log.error('drain timed out with requests in flight')
      server.closeAllConnections()
    }, PATIENCE_MS)
    await new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeIdleConnections()
    })
    clearTimeout(hard)
    process.exit(await closeAll())
  }

  async function closeAll(): Promise<number> {
    let code = 0
    const late = setTimeout(() => {
      log.error('shutdown steps timed out')
      process.exit(1)
    }, CLOSING_MS)
    for (const part of parts) {
      try {
        await part.close()
      } catch (err) {
        log.error({ err, part: part.name }, 'shutdown step failed')
        code = 1
      }
    }
    clearTimeout(late)
    log.info('stopped')
    return code
  }

  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  return { isStopping: () => isStopping }
}
