import { type Column, getTableColumns, type SQL, sql, type Table } from 'drizzle-orm'
import type { Database } from './open.ts'

interface Prepared<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>
}

/** Values that a driver accepts without knowing the column's type. */
type Value = string | number | boolean | null

/**
 * A statement of every order: its SQL is built once for a connection, and the server parses and plans it once. The
 * server uses the name, which must be unique.
 *
 * @param build calls `bindParam(name)` in place of a value
 */
export function prepareStatement<Rows>(
  name: string,
  build: (db: Database) => { prepare(name: string): Prepared<Rows> },
) {
  const known = new WeakMap<object, Prepared<Rows>>()
  return (db: Database, values: Record<string, Value>): Promise<Rows> => {
    const connection = connectionOf(db)
    const prepared = known.get(connection) ?? build(db).prepare(name)
    known.set(connection, prepared)
    return prepared.execute(values)
  }
}

/** Placeholder of a value in a prepared statement; the caller passes the value in the driver's form. */
export const bindParam = <T = unknown>(name: string): SQL<T> => sql<T>`${sql.placeholder(name)}`

/** Placeholders for the named columns of a new row. */
export const rowParams = <Name extends string>(names: readonly Name[]): Record<Name, SQL> =>
  Object.fromEntries(names.map(name => [name, bindParam(name)])) as Record<Name, SQL>

/** The values of a row in the driver's form, by the types of its columns; `undefined` becomes null. */
export function toDriverValues(table: Table, row: Record<string, unknown>): Record<string, Value> {
  const columns: Record<string, Column> = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value === undefined || value === null ? null : (columns[name]?.mapToDriverValue(value) as Value),
    ]),
  )
}

/** The pool, the pooled connection of a transaction, or the embedded database. */
function connectionOf(db: Database): object {
  const { session } = db._ as unknown as { session: { client: object } }
  return session.client
}
