import type { Server } from 'node:http'
import type { Logger } from './log.ts'

const PATIENCE_MS = 30_000

export interface Stoppable {
  name: string
  close(): Promise<unknown> | unknown
}

/**
 * Stops the process on SIGTERM and SIGINT: takes no new requests, lets those under way finish (30 s at most),
 * closes the parts in order, exits 0.
 */
export function stopOnSignals(
  server: Server,
  parts: Stoppable[],
  log: Logger,
): (reason: string, code?: number) => Promise<void> {
  let stopping = false
  const stop = async (reason: string, code = 0) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping')
    const hard = setTimeout(() => {
      log.error('requests did not finish in time')
      server.closeAllConnections()
    }, PATIENCE_MS)
    hard.unref()
    await new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeIdleConnections()
    })
    clearTimeout(hard)
    for (const part of parts) {
      try {
        await part.close()
      } catch (err) {
        log.error({ err, part: part.name }, 'a part did not close cleanly')
        code = 1
      }
    }
    log.info('stopped')
    process.exit(code)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  return stop
}
