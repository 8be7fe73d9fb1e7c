import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Matches an email address, ignoring case. */
export const emailEquals = (column: AnyPgColumn, email: string): SQL =>
  eq(sql`lower(${column})`, email.toLowerCase())
