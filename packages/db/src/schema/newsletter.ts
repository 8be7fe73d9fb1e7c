import type { Channel, Locale } from '@passepartout/domain'
import { bigserial, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/** Where somebody subscribed. */
export type NewsletterSource = 'block' | 'footer' | 'account'

/** Who gets the newsletter, or asked for it and has not confirmed yet. Who leaves is removed. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid().primaryKey(),
    channel: text().$type<Channel>().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** In small letters. */
    email: text().notNull(),
    requestedAt: timestampColumn('requested_at').notNull(),
    confirmedAt: timestampColumn('confirmed_at'),
    /** Version of the words that were agreed to, and where they stood. */
    textVersion: text('text_version').notNull().default(''),
    source: text().$type<NewsletterSource>().notNull().default('block'),
  },
  table => [
    uniqueIndex('newsletter_subscriptions_once').on(table.channel, table.email),
    index('newsletter_subscriptions_requested_at').on(table.requestedAt),
  ],
)

/**
 * What readers agreed to and when they took it back (GDPR, article 7): rows are added, never changed. The address is
 * a keyed hash, so that an agreement can be shown to whoever names the address and nobody can be written to from here.
 */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    sequence: bigserial({ mode: 'number' }).primaryKey(),
    addressHash: text('address_hash').notNull(),
    channel: text().$type<Channel>().notNull(),
    locale: text().$type<Locale>().notNull(),
    event: text({ enum: ['asked', 'confirmed', 'left'] }).notNull(),
    textVersion: text('text_version').notNull(),
    source: text().$type<NewsletterSource>().notNull(),
    at: timestampColumn('at').notNull(),
  },
  table => [
    index('newsletter_consents_address').on(table.addressHash),
    index('newsletter_consents_at').on(table.at),
  ],
)
