import type { OperatorRole } from '@passepartout/domain'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/**
 * Staff of the shop, invited by the command line or in the back office; better-auth accesses it by the property names.
 */
export const operators = pgTable(
  'operators',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    emailVerified: boolean('email_verified').notNull(),
    name: text().notNull(),
    image: text(),
    twoFactorEnabled: boolean('two_factor_enabled'),
    /** What they may do in the back office; operators from before there were roles are owners. */
    roles: text().array().$type<OperatorRole[]>().notNull().default(['owner']),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  table => [uniqueIndex('operators_email').on(table.email)],
)

const operatorId = () =>
  uuid('operator_id')
    .notNull()
    .references(() => operators.id, { onDelete: 'cascade' })

export const operatorAccounts = pgTable(
  'operator_accounts',
  {
    id: uuid().primaryKey(),
    userId: operatorId(),
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
  table => [uniqueIndex('operator_accounts_once').on(table.providerId, table.accountId)],
)

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: uuid().primaryKey(),
    userId: operatorId(),
    token: text().notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    expiresAt: timestampColumn('expires_at').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  table => [
    uniqueIndex('operator_sessions_token').on(table.token),
    index('operator_sessions_of_operator').on(table.userId),
  ],
)

export const operatorVerifications = pgTable(
  'operator_verifications',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  table => [index('operator_verifications_identifier').on(table.identifier)],
)

/** The secret of the one-time codes, encrypted with the shop's secret. */
export const operatorTwoFactors = pgTable(
  'operator_two_factors',
  {
    id: uuid().primaryKey(),
    userId: operatorId(),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean(),
    failedVerificationCount: integer('failed_verification_count'),
    lockedUntil: timestampColumn('locked_until'),
  },
  table => [index('operator_two_factors_of_operator').on(table.userId)],
)

export const operatorPasskeys = pgTable(
  'operator_passkeys',
  {
    id: uuid().primaryKey(),
    userId: operatorId(),
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
  table => [uniqueIndex('operator_passkeys_credential').on(table.credentialID)],
)
