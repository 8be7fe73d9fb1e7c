import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** What was used of a limit by one address, visitor or everybody; worthless once it has expired. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** `<limit>:<whom it counts>`. */
    key: text().primaryKey(),
    points: bigint({ mode: 'number' }).notNull(),
    expire: moment('expire'),
  },
  table => [index('rate_limits_expire').on(table.expire)],
)
