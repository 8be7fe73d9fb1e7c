import { redactPathForLog } from '@passepartout/domain'
import { type DestinationStream, type Logger, type LoggerOptions, levels, pino } from 'pino'

export type { Logger }

/** Called for a warning or an error before it is written. */
export type ProblemListener = (level: string, fields: unknown, message: string) => void

const WARN = levels.values.warn ?? 40
const nameOf = (number: number) => levels.labels[number] ?? 'error'
const listeners = new Set<ProblemListener>()

/** Calls back for every warning and error that this process logs, until the returned function is called. */
export function onLogProblem(listener: ProblemListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Structured logs, one JSON line each. Addresses, names, cookies and photo names are never logged. Of errors only the
 * fields listed here are written, as libraries attach whole requests and rows to theirs.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    hooks: {
      logMethod(args, method, number) {
        if (number >= WARN)
          for (const listener of listeners) listener(nameOf(number), args[0], String(args[1] ?? args[0]))
        method.apply(this, args)
      },
    },
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: serialiseErrors },
    // Pino's own serialiser would serialise the plain object a second time.
    serializers: { err: (err: unknown) => err },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Fields of a log line: errors reduced to safe fields, addresses without tokens. */
export const serialiseErrors = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Error ? serialiseError(value, 5) : withoutTokens(value),
    ]),
  )

/** Redacts the texts of a field, and of the lists and objects in it. */
function withoutTokens(value: unknown, depth = 4): unknown {
  if (typeof value === 'string') return redactPathForLog(value)
  if (typeof value !== 'object' || value === null || depth === 0) return value
  if (Array.isArray(value)) return value.map(one => withoutTokens(one, depth - 1))
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutTokens(one, depth - 1)]))
}

const FACTS = ['code', 'syscall', 'sql', 'constraint', 'table'] as const
/** Messages of drizzle and Postgres that contain the values of a row or of a query's parameters. */
const TELLING = /^Failed query:|\nparams:/

function serialiseError(error: Error, depth: number): Record<string, unknown> {
  const { cause } = error
  const isTelling = TELLING.test(error.message)
  return {
    type: error.name,
    message: isTelling ? 'Failed query' : redactPathForLog(error.message),
    stack: isTelling || error.stack === undefined ? undefined : redactPathForLog(error.stack),
    ...Object.fromEntries(
      FACTS.map(name => [name, Reflect.get(error, name)] as const).filter(
        ([, fact]) => typeof fact === 'string',
      ),
    ),
    ...(cause instanceof Error && depth > 0 ? { cause: serialiseError(cause, depth - 1) } : {}),
  }
}
