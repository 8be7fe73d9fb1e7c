import type { Channel, Locale } from '@passepartout/domain'
import { bigserial, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/** Form of the subscription. */
export type NewsletterSource = 'block' | 'footer' | 'account'

/** Subscribers of the newsletter, confirmed or not yet. Deleted when they unsubscribe. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid().primaryKey(),
    channel: text().$type<Channel>().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** In lower case. */
    email: text().notNull(),
    requestedAt: timestampColumn('requested_at').notNull(),
    confirmedAt: timestampColumn('confirmed_at'),
    /** Version of the text they agreed to, and the form with it. */
    textVersion: text('text_version').notNull().default(''),
    source: text().$type<NewsletterSource>().notNull().default('block'),
  },
  table => [
    uniqueIndex('newsletter_subscriptions_once').on(table.channel, table.email),
    index('newsletter_subscriptions_requested_at').on(table.requestedAt),
  ],
)

/**
 * Consents of readers and their withdrawals (GDPR, article 7): rows are added, never changed. The address is a keyed
 * hash: consent can be proved for a given address, but the table reveals no addresses.
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
