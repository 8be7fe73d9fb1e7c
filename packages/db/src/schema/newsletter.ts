import type { Channel, Locale } from '@passepartout/domain'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Who gets the newsletter, or asked for it and has not confirmed yet. Who leaves is removed. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid().primaryKey(),
    channel: text().$type<Channel>().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** In small letters. */
    email: text().notNull(),
    requestedAt: moment('requested_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  table => [
    uniqueIndex('newsletter_subscriptions_once').on(table.channel, table.email),
    index('newsletter_subscriptions_requested_at').on(table.requestedAt),
  ],
)
