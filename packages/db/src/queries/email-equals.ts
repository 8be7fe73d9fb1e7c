import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Rows whose column holds a mail address, in whatever letters either was typed. */
export const emailEquals = (column: AnyPgColumn, email: string): SQL =>
  eq(sql`lower(${column})`, email.toLowerCase())
