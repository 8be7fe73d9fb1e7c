import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/**
 * The security log of accounts: rows are added, never changed. Contains of a customer only the id, which means nothing
 * once the account is deleted.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    sequence: bigserial({ mode: 'number' }).primaryKey(),
    /** `log-in`, `log-in-refused`, `password-changed` ... */
    kind: text().notNull(),
    /** `customer`, `operator:<name>`, `nobody`. */
    actor: text().notNull(),
    customerId: uuid('customer_id'),
    /** Result of `addressKey`: tells whether two addresses are equal, but not which address it was. */
    addressKey: text('address_key').notNull(),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    at: timestampColumn('at').notNull(),
  },
  table => [
    index('security_events_at').on(table.at),
    index('security_events_of_customer').on(table.customerId, table.sequence),
  ],
)
