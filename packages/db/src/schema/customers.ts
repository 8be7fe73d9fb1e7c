import type { Channel, Locale, PersonalDate } from '@passepartout/domain'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { visitors } from './visitors.ts'

/** The numbers of customer types (spec 3, "Customer"). */
export const CUSTOMER_TYPES = { private: 0, whitelabel: 1 } as const

/** A person with an account, which is valid in both channels. better-auth accesses it by the property names. */
export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    emailVerified: boolean('email_verified').notNull(),
    name: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    image: text(),
    /** Readable, for emails and the telephone: `K-7K3M-2RTX`. */
    number: text().notNull(),
    /** One of `CUSTOMER_TYPES`. */
    type: integer().notNull(),
    /** Where the account was created; emails use its language. */
    channel: text().$type<Channel>().notNull(),
    locale: text().$type<Locale>().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  table => [uniqueIndex('customers_email').on(table.email), uniqueIndex('customers_number').on(table.number)],
)

/** A customer's credentials: a password's hash (`credential`) or an account at a provider (`google`). */
export const customerAccounts = pgTable(
  'customer_accounts',
  {
    id: uuid().primaryKey(),
    userId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestampColumn('access_token_expires_at'),
    refreshTokenExpiresAt: timestampColumn('refresh_token_expires_at'),
    scope: text(),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  table => [
    uniqueIndex('customer_accounts_once').on(table.providerId, table.accountId),
    index('customer_accounts_of_customer').on(table.userId),
  ],
)

/** A browser signed in to one channel. */
export const customerSessions = pgTable(
  'customer_sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Worthless without the signature in the cookie. */
    token: text().notNull(),
    channel: text().$type<Channel>().notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    expiresAt: timestampColumn('expires_at').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  table => [
    uniqueIndex('customer_sessions_token').on(table.token),
    index('customer_sessions_of_customer').on(table.userId),
    index('customer_sessions_expires_at').on(table.expiresAt),
  ],
)

/** Challenges of passkeys, valid for minutes. */
export const customerVerifications = pgTable(
  'customer_verifications',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  table => [
    index('customer_verifications_identifier').on(table.identifier),
    index('customer_verifications_expires_at').on(table.expiresAt),
  ],
)

export const customerPasskeys = pgTable(
  'customer_passkeys',
  {
    id: uuid().primaryKey(),
    userId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text(),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull(),
    counter: integer().notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: timestampColumn('created_at'),
  },
  table => [
    uniqueIndex('customer_passkeys_credential').on(table.credentialID),
    index('customer_passkeys_of_customer').on(table.userId),
  ],
)

/** The customer's visitor in a channel, who owns cart, wishlist, drafts, photos and orders. Its id is in no cookie. */
export const customerVisitors = pgTable(
  'customer_visitors',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    channel: text().$type<Channel>().notNull(),
    visitorId: uuid('visitor_id')
      .notNull()
      .references(() => visitors.id),
  },
  table => [
    primaryKey({ columns: [table.customerId, table.channel] }),
    uniqueIndex('customer_visitors_visitor').on(table.visitorId),
  ],
)

/** Saved addresses of a customer, in the form of the checkout. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    address: jsonb().$type<unknown>().notNull(),
    phone: text().notNull(),
    /** Prefilled in the checkout; at most one. */
    isDefault: boolean('is_default').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  table => [index('customer_addresses_of_customer').on(table.customerId, table.createdAt)],
)

/** Birthdays and other days that the customer keeps in the account, for calendars and cards. */
export const customerDates = pgTable(
  'customer_dates',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** `personalDateKey`: a date of the same person and day takes the place of the earlier one. */
    key: text().notNull(),
    date: jsonb().$type<PersonalDate>().notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  table => [uniqueIndex('customer_dates_key').on(table.customerId, table.key)],
)

/** Links in emails that work once; only the hash of their token is stored. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: ['sign-up', 'reset', 'log-in', 'email'] }).notNull(),
    /** SHA-256 of the token; null until its email is written. */
    tokenHash: text('token_hash'),
    /** In lower case: where the link is sent. */
    email: text().notNull(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    channel: text().$type<Channel>().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** For a sign-up: names and the password's hash. */
    details: jsonb().$type<Record<string, string>>().notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  table => [
    uniqueIndex('one_time_links_token').on(table.tokenHash),
    index('one_time_links_of_customer').on(table.customerId),
    index('one_time_links_expires_at').on(table.expiresAt),
  ],
)
