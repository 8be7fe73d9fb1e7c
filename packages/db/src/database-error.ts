import { withTraceSpan } from './with-trace-span.ts'

/**
 * Classes of SQLSTATE whose messages name tables, constraints and limits, but never a value of a row or a parameter; P0
 * is raised by our own triggers.
 */
const PLAIN_CLASSES = new Set('08 23 25 28 3D 40 42 53 54 55 57 58 P0'.split(' '))
/**
 * The database does not work now, but may in a moment: connection, resources, locks, time, shutdown (Postgres, appendix
 * A). The caller may retry.
 */
const UNAVAILABLE = /^(?:08...|53...|57014|57P0.|55P03|25P0[34]|40001|40P01|28...|3D000)$/
const UNREACHABLE = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ENOENT'.split(' '),
)
/** Messages of the drivers, without a code, for a connection that failed or was lost. */
const LOST =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after|PGlite is closed|PGlite failed)/
const FULL = /No space left on device|could not extend file|could not write to file/

/** Inserts of hundreds of rows repeat themselves. */
const LONGEST_SQL = 600

/**
 * An error of the database without personal data: drivers write the parameters of a query into their errors, and
 * Postgres the values of the row. Replaces every error of a query.
 */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  /** SQLSTATE, or the system's code where no database responded. */
  readonly code: string | undefined
  /** The query with `$1` for each parameter. */
  readonly sql: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined
  /** Not caused by the query: it may work in a moment. */
  readonly isUnavailable: boolean
  /** Writes fail because the disk is full. */
  readonly isFull: boolean

  constructor(
    { code, message, sql, constraint, table, isUnavailable, isFull }: DatabaseFacts,
    stack: string | undefined,
  ) {
    super(`${message}${code ? ` (${code})` : ''}${sql ? `: ${sql}` : ''}`)
    if (stack) this.stack = `${this.name}: ${this.message}${errorLocationOf(stack)}`
    this.code = code
    this.sql = sql
    this.constraint = constraint
    this.table = table
    this.isUnavailable = isUnavailable
    this.isFull = isFull
  }
}

type DatabaseFacts = Pick<
  DatabaseError,
  'code' | 'message' | 'sql' | 'constraint' | 'table' | 'isUnavailable' | 'isFull'
>

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '23505'

/** Converts an error of a driver, a connection or drizzle into one that may be logged. */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error
  const sql = errorTextOf(error, 'query')?.slice(0, LONGEST_SQL)
  const driver = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (driver instanceof DatabaseError) return driver
  const code = errorTextOf(driver, 'code')
  const driverMessage = driver instanceof Error ? driver.message : ''
  const isState =
    code !== undefined && /^[0-9A-Z]{5}$/.test(code) && errorTextOf(driver, 'severity') !== undefined
  const isLost = LOST.test(driverMessage) || UNREACHABLE.has(code ?? '')
  const isFull = code === '53100' || FULL.test(driverMessage)
  const isPlain = isLost || (isState && PLAIN_CLASSES.has(code.slice(0, 2)))
  const facts = {
    code,
    message: isPlain ? driverMessage : 'The database refused a query',
    sql,
    constraint: errorTextOf(driver, 'constraint'),
    table: errorTextOf(driver, 'table'),
    isUnavailable: isLost || isFull || (isState && UNAVAILABLE.test(code)),
    isFull,
  }
  return new DatabaseError(facts, errorTextOf(error, 'stack'))
}

/** The frames of a stack; the lines before them repeat the message. */
const errorLocationOf = (stack: string) =>
  (stack.match(/^ {4}at .*$/gm) ?? []).map(line => `\n${line}`).join('')

function errorTextOf(error: unknown, name: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

/** Runs a function of a driver; its errors may be logged. */
export async function redactDriverErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw toDatabaseError(error)
  }
}

/** The methods of drizzle through which all queries of a driver pass. */
interface PreparedQuery {
  execute(values?: Record<string, unknown>): Promise<unknown>
  all(values?: Record<string, unknown>): Promise<unknown>
  getQuery?(): { sql: string }
}

/** The statement with `$1` for each value, as tracing may send it. */
const sqlOf = (query: PreparedQuery) => ({
  'db.system.name': 'postgresql',
  'db.query.text': query.getQuery?.().sql.slice(0, LONGEST_SQL) ?? '',
})

/** Drizzle puts the parameters into the message of every failing query and has no setting against it. */
export function redactQueryParameters({ prototype }: { prototype: PreparedQuery }): void {
  const { execute, all } = prototype
  prototype.execute = function (values) {
    return redactDriverErrors(() =>
      withTraceSpan(
        'database',
        () => sqlOf(this),
        () => execute.call(this, values),
      ),
    )
  }
  prototype.all = function (values) {
    return redactDriverErrors(() =>
      withTraceSpan(
        'database',
        () => sqlOf(this),
        () => all.call(this, values),
      ),
    )
  }
}
