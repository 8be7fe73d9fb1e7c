import type { Currency } from '@passepartout/domain'
import { sql } from 'drizzle-orm'
import { bigserial, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { orders } from './orders.ts'

/** Vouchers by the hash of their code: a reader of the table cannot use them. Worth an amount, or percent of a cart. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: uuid().primaryKey(),
    codeHash: text('code_hash').notNull(),
    /** Minor units at purchase; the balance is in the ledger. */
    amount: integer(),
    currency: text().$type<Currency>(),
    percent: integer(),
    /** First and last day in the lab's time zone; unlimited without a last day. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    untilDay: date('until_day', { mode: 'string' }),
    createdAt: timestampColumn('created_at').notNull(),
  },
  table => [
    uniqueIndex('vouchers_once').on(table.codeHash),
    check(
      'vouchers_worth',
      sql`case when ${table.percent} is null
        then ${table.currency} is not null and coalesce(${table.amount} > 0, false)
        else ${table.percent} between 1 and 100 and num_nonnulls(${table.currency}, ${table.amount}) = 0 end`,
    ),
  ],
)

/**
 * The ledger of gift vouchers: rows are added, never changed. The balance of a voucher is the sum of its rows: issued
 * and released add, reserved and expired subtract, redeemed confirms a reservation and changes nothing.
 */
export const voucherEntries = pgTable(
  'voucher_entries',
  {
    sequence: bigserial({ mode: 'number' }).primaryKey(),
    voucherId: uuid('voucher_id')
      .notNull()
      .references(() => vouchers.id),
    kind: text({ enum: ['issued', 'reserved', 'redeemed', 'released', 'expired'] }).notNull(),
    /** Minor units, always positive. */
    amount: integer().notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    /** Idempotency key within the voucher. */
    key: text().notNull(),
    at: timestampColumn('at').notNull(),
  },
  table => [
    uniqueIndex('voucher_entries_once').on(table.voucherId, table.key),
    index('voucher_entries_of_order').on(table.orderId),
    check('voucher_entries_amount', sql`${table.amount} > 0`),
  ],
)
