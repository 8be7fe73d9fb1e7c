import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time, always with its zone. */
export const timestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
