import { setTimeout as wait } from 'node:timers/promises'
import type { OpenServer } from './http/open-server.ts'
import type { Logger } from './log.ts'

const PATIENCE_MS = 30_000
/** Milliseconds for all parts together, after the last request. */
const CLOSING_MS = 30_000

export interface Closable {
  name: string
  close(): Promise<unknown> | unknown
}

interface ShutdownOptions {
  server: OpenServer
  /** Milliseconds in which requests are still accepted while readiness fails, until the load balancer has noticed. */
  lameDuckMs: number
  parts: Closable[]
  log: Logger
}

/**
 * Shuts down on SIGTERM and SIGINT: readiness fails, connections are closed after their response, no new requests are
 * accepted after the lame-duck time, running ones finish (30 s at most), the parts close in order, exit code 0. SIGINT,
 * sent by hand, skips the lame-duck time.
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
