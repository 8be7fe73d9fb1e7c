import { type Column, getTableColumns, type SQL, sql, type Table } from 'drizzle-orm'
import type { Database } from './open.ts'

interface Prepared<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>
}

/** What a driver takes without being told the column's type. */
type Value = string | number | boolean | null

/**
 * A statement that every order asks: its SQL is built once for a connection, and a server parses and plans it once. The
 * name is the server's, and stands for one statement only.
 *
 * @param build writes `given(name)` where a value belongs
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

/** The place of a value in such a statement; whoever runs it gives the value as the driver takes it. */
export const bindParam = <T = unknown>(name: string): SQL<T> => sql<T>`${sql.placeholder(name)}`

/** Places for the named columns of a new row. */
export const rowParams = <Name extends string>(names: readonly Name[]): Record<Name, SQL> =>
  Object.fromEntries(names.map(name => [name, bindParam(name)])) as Record<Name, SQL>

/** The values of a row as the driver takes them, by what its columns are; `undefined` is null. */
export function toDriverValues(table: Table, row: Record<string, unknown>): Record<string, Value> {
  const columns: Record<string, Column> = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value === undefined || value === null ? null : (columns[name]?.mapToDriverValue(value) as Value),
    ]),
  )
}

/** A pool, one connection of it that a transaction has, or the embedded database. */
function connectionOf(db: Database): object {
  const { session } = db._ as unknown as { session: { client: object } }
  return session.client
}
