import { type Logger, pino } from 'pino'

export type { Logger }

/** Structured logs, one JSON line each. No addresses, names, cookies or photo names are ever given to it. */
export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
