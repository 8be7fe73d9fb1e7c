import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/** What was used of a limit by one address, visitor or everybody; worthless once it has expired. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** `<limit>:<whom it counts>`. */
    key: text().primaryKey(),
    points: bigint({ mode: 'number' }).notNull(),
    expire: timestampColumn('expire'),
  },
  table => [index('rate_limits_expire').on(table.expire)],
)
