import type { Currency } from '@passepartout/domain'
import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Vouchers by the hash of their code: who reads the table can spend nothing. Worth an amount, or per cent of a cart. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: uuid().primaryKey(),
    codeHash: text('code_hash').notNull(),
    /** Minor units. */
    amount: integer(),
    /** What is left of the amount. */
    remaining: integer(),
    currency: text().$type<Currency>(),
    percent: integer(),
    /** First and last day in the plant's time zone; without end where there is none. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    untilDay: date('until_day', { mode: 'string' }),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    uniqueIndex('vouchers_once').on(table.codeHash),
    check(
      'vouchers_worth',
      sql`case when ${table.percent} is null
        then ${table.currency} is not null and coalesce(${table.amount} > 0 and ${table.remaining} between 0 and ${table.amount}, false)
        else ${table.percent} between 1 and 100 and num_nonnulls(${table.currency}, ${table.amount}, ${table.remaining}) = 0 end`,
    ),
  ],
)
