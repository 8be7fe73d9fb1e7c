import { sql } from 'drizzle-orm'
import type { Database } from './open.ts'

/** Statements with `$1` for each value, as libraries with tables of their own write them. */
export interface Statements {
  // biome-ignore lint/suspicious/noExplicitAny: rows of tables that this package does not know
  executeSql(text: string, values?: unknown[]): Promise<{ rows: any[] }>
}

/** Runs a library's statements in the caller's transaction. */
export function statementsIn(transaction: Database): Statements {
  return {
    executeSql: async (text, values = []) => {
      const parts = text.split(/\$(\d+)/)
      const chunks = parts.map((part, index) =>
        index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
      )
      const { rows } = (await transaction.execute(sql.join(chunks))) as unknown as { rows: unknown[] }
      return { rows }
    },
  }
}
