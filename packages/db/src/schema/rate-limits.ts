import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/** Consumption of a rate limit by one address, one visitor or all together; worthless once it has expired. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** `<limit>:<key of the client>`. */
    key: text().primaryKey(),
    points: bigint({ mode: 'number' }).notNull(),
    expire: timestampColumn('expire'),
  },
  table => [index('rate_limits_expire').on(table.expire)],
)
