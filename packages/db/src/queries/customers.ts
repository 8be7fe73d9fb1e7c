import type { Channel, Locale } from '@passepartout/domain'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../open.ts'
import {
  CUSTOMER_TYPES,
  customerAccounts,
  customerPasskeys,
  customerSessions,
  customers,
  customerVerifications,
  customerVisitors,
  visitors,
} from '../schema/index.ts'

export type CustomerRow = typeof customers.$inferSelect
export type CustomerSessionRow = typeof customerSessions.$inferSelect

/** Tables of customers by better-auth's names for them. */
export const CUSTOMER_AUTH_TABLES = {
  user: customers,
  account: customerAccounts,
  session: customerSessions,
  verification: customerVerifications,
  passkey: customerPasskeys,
}

export async function findCustomer(db: Database, { id }: { id: string }): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id))
  return row
}

/**
 * The customer with the address, and the hash of the password where there is one. One query, whatever it finds, so that
 * timing reveals nothing.
 */
export async function findCredential(
  db: Database,
  { email }: { email: string },
): Promise<{ customer: CustomerRow; password: string | null } | undefined> {
  const [row] = await db
    .select({ customer: customers, password: customerAccounts.password })
    .from(customers)
    .leftJoin(
      customerAccounts,
      and(eq(customerAccounts.userId, customers.id), eq(customerAccounts.providerId, 'credential')),
    )
    .where(eq(customers.email, email))
  return row
}

export interface NewCustomer {
  id: string
  email: string
  firstName: string
  lastName: string
  number: string
  channel: Channel
  locale: Locale
  /** A password hash, or the account at a provider. */
  proof: { passwordHash: string } | { provider: 'google'; accountId: string }
  now: Date
}

/** Creates an account whose address is verified; `false` where the address has one already. */
export async function addCustomer(
  tx: Database,
  { proof, now, firstName, lastName, ...customer }: NewCustomer,
): Promise<boolean> {
  const [made] = await tx
    .insert(customers)
    .values({
      ...customer,
      firstName,
      lastName,
      name: `${firstName} ${lastName}`.trim(),
      emailVerified: true,
      type: CUSTOMER_TYPES.private,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: customers.email })
    .returning({ id: customers.id })
  if (!made) return false
  if ('passwordHash' in proof)
    await setPassword(tx, { customerId: customer.id, hash: proof.passwordHash, now })
  else await linkAuthProvider(tx, { customerId: customer.id, ...proof, now })
  return true
}

export async function setPassword(
  tx: Database,
  { customerId, hash, now }: { customerId: string; hash: string; now: Date },
): Promise<void> {
  await tx
    .insert(customerAccounts)
    .values({
      id: crypto.randomUUID(),
      userId: customerId,
      providerId: 'credential',
      accountId: customerId,
      password: hash,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [customerAccounts.providerId, customerAccounts.accountId],
      set: { password: hash, updatedAt: now },
    })
}

/** Links an account at a provider to a customer; idempotent. */
export async function linkAuthProvider(
  tx: Database,
  {
    customerId,
    provider,
    accountId,
    now,
  }: { customerId: string; provider: 'google'; accountId: string; now: Date },
): Promise<void> {
  const row = { id: crypto.randomUUID(), userId: customerId, providerId: provider, accountId }
  await tx
    .insert(customerAccounts)
    .values({ ...row, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
}

/** The customer of an account at a provider. */
export async function findCustomerByProvider(
  db: Database,
  { provider, accountId }: { provider: 'google'; accountId: string },
): Promise<CustomerRow | undefined> {
  const [row] = await db
    .select({ customer: customers })
    .from(customerAccounts)
    .innerJoin(customers, eq(customers.id, customerAccounts.userId))
    .where(and(eq(customerAccounts.providerId, provider), eq(customerAccounts.accountId, accountId)))
  return row?.customer
}

/** A customer's sign-in methods. */
export async function listAuthMethods(
  db: Database,
  { customerId }: { customerId: string },
): Promise<{ password: string | null; hasGoogle: boolean }> {
  const rows = await db.select().from(customerAccounts).where(eq(customerAccounts.userId, customerId))
  return {
    password: rows.find(({ providerId }) => providerId === 'credential')?.password ?? null,
    hasGoogle: rows.some(({ providerId }) => providerId === 'google'),
  }
}

export interface ActiveSession {
  session: CustomerSessionRow
  customer: CustomerRow
  /** The customer's visitor in the session's channel. */
  visitorId: string | null
}

/** The active session of a token in a channel. */
export async function findSession(
  db: Database,
  { token, channel, now }: { token: string; channel: Channel; now: Date },
): Promise<ActiveSession | undefined> {
  const [row] = await db
    .select({ session: customerSessions, customer: customers, visitorId: customerVisitors.visitorId })
    .from(customerSessions)
    .innerJoin(customers, eq(customers.id, customerSessions.userId))
    .leftJoin(
      customerVisitors,
      and(eq(customerVisitors.customerId, customers.id), eq(customerVisitors.channel, channel)),
    )
    .where(
      and(
        eq(customerSessions.token, token),
        eq(customerSessions.channel, channel),
        gt(customerSessions.expiresAt, now),
      ),
    )
  return row
}

/** The customer's visitor in a channel, created if necessary. Its id is in no cookie. */
export async function ensureCustomerVisitor(
  tx: Database,
  { customerId, channel, now }: { customerId: string; channel: Channel; now: Date },
): Promise<string> {
  const find = async () => {
    const [row] = await tx
      .select({ visitorId: customerVisitors.visitorId })
      .from(customerVisitors)
      .where(and(eq(customerVisitors.customerId, customerId), eq(customerVisitors.channel, channel)))
    return row?.visitorId
  }
  const known = await find()
  if (known) return known
  const visitorId = crypto.randomUUID()
  await tx.insert(visitors).values({ id: visitorId, channel, createdAt: now, lastSeenAt: now })
  await tx.insert(customerVisitors).values({ customerId, channel, visitorId }).onConflictDoNothing()
  const stored = await find()
  if (!stored) throw new Error('The visitor of the customer could not be made')
  // Another sign-in of the same customer was faster.
  if (stored !== visitorId) await tx.delete(visitors).where(eq(visitors.id, visitorId))
  return stored
}
