import type { OperatorRole } from '@passepartout/domain'
import { and, asc, eq, gt, inArray, lt, not, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import {
  operatorAccounts,
  operatorPasskeys,
  operatorSessions,
  operators,
  operatorTwoFactors,
  operatorVerifications,
  orderViews,
} from '../schema/index.ts'
import { addOperatorPasskey, type NewOperatorPasskey } from './operator-passkeys.ts'

export type OperatorRow = typeof operators.$inferSelect

/** Tables of operators by better-auth's names for them. */
export const OPERATOR_AUTH_TABLES = {
  user: operators,
  account: operatorAccounts,
  session: operatorSessions,
  verification: operatorVerifications,
  twoFactor: operatorTwoFactors,
  passkey: operatorPasskeys,
}

/** Creates an operator who cannot sign in yet; `false` where the address has one. */
export async function addOperator(
  tx: Database,
  operator: { id: string; email: string; name: string; roles: OperatorRole[]; now: Date },
): Promise<boolean> {
  const { now, ...row } = operator
  const rows = await tx
    .insert(operators)
    .values({ ...row, emailVerified: true, twoFactorEnabled: false, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: operators.email })
    .returning({ id: operators.id })
  return rows.length > 0
}

export function listOperators(db: Database): Promise<OperatorRow[]> {
  return db.select().from(operators).orderBy(asc(operators.email))
}

/** An operator with the hash of the password and the secret of the one-time codes, once they are set. */
export async function findOperator(
  db: Database,
  { email }: { email: string },
): Promise<{ operator: OperatorRow; password: string | null; secret: string | null } | undefined> {
  const [row] = await db
    .select({ operator: operators, password: operatorAccounts.password, secret: operatorTwoFactors.secret })
    .from(operators)
    .leftJoin(operatorAccounts, eq(operatorAccounts.userId, operators.id))
    .leftJoin(operatorTwoFactors, eq(operatorTwoFactors.userId, operators.id))
    .where(eq(operators.email, email))
  return row
}

/**
 * Replaces an operator's roles and ends their sessions, so that an open page cannot go on with the former ones; `false`
 * where there is no such operator.
 */
export async function updateOperatorRoles(
  tx: Database,
  { email, roles, now }: { email: string; roles: OperatorRole[]; now: Date },
): Promise<boolean> {
  const [row] = await tx
    .update(operators)
    .set({ roles, updatedAt: now })
    .where(eq(operators.email, email))
    .returning({ id: operators.id })
  if (row) await tx.delete(operatorSessions).where(eq(operatorSessions.userId, row.id))
  return row !== undefined
}

/** Number of operators who are owners: the last one stays. */
export function countOwners(db: Database): Promise<number> {
  return db.$count(operators, sql`'owner' = any(${operators.roles})`)
}

/** Deletes an operator with all sessions; `false` where there is none. */
export async function removeOperator(tx: Database, { email }: { email: string }): Promise<boolean> {
  const leaving = tx.select({ id: operators.id }).from(operators).where(eq(operators.email, email))
  await tx.delete(orderViews).where(and(inArray(orderViews.operatorId, leaving), not(orderViews.isShared)))
  const rows = await tx.delete(operators).where(eq(operators.email, email)).returning({ id: operators.id })
  return rows.length > 0
}

/** Stores the invitation of an operator by the hash of its token; earlier invitations become invalid. */
export async function inviteOperator(
  tx: Database,
  invitation: { operatorId: string; tokenHash: string; secret: string; until: Date; now: Date },
): Promise<void> {
  const { operatorId, tokenHash, secret, until, now } = invitation
  await tx.delete(operatorVerifications).where(lt(operatorVerifications.expiresAt, now))
  await tx.insert(operatorVerifications).values({
    id: crypto.randomUUID(),
    identifier: `set-up:${tokenHash}`,
    value: JSON.stringify({ operatorId, secret }),
    expiresAt: until,
    createdAt: now,
    updatedAt: now,
  })
}

const invitationOf = (tokenHash: string, now: Date) =>
  and(eq(operatorVerifications.identifier, `set-up:${tokenHash}`), gt(operatorVerifications.expiresAt, now))

/** The operator of an invitation, with the encrypted secret of their one-time codes. */
export async function findInvitation(
  db: Database,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<{ operator: OperatorRow; secret: string } | undefined> {
  const [row] = await db.select().from(operatorVerifications).where(invitationOf(tokenHash, now))
  if (!row) return undefined
  const { operatorId, secret } = JSON.parse(row.value) as { operatorId: string; secret: string }
  const [operator] = await db.select().from(operators).where(eq(operators.id, operatorId))
  return operator && { operator, secret }
}

/**
 * Sets an operator's sign-in method, once per invitation: a password and one-time codes, or a passkey. Replaces the
 * previous methods and ends all sessions. `false` where the invitation was used.
 */
export async function setUpOperator(
  tx: Database,
  params: {
    tokenHash: string
    operatorId: string
    access: { passwordHash: string; secret: string } | { passkey: NewOperatorPasskey }
    now: Date
  },
): Promise<boolean> {
  const { tokenHash, operatorId, access, now } = params
  const used = await tx
    .delete(operatorVerifications)
    .where(invitationOf(tokenHash, now))
    .returning({ id: operatorVerifications.id })
  if (used.length === 0) return false
  const of = { userId: operatorId }
  for (const table of [operatorSessions, operatorAccounts, operatorTwoFactors, operatorPasskeys])
    await tx.delete(table).where(eq(table.userId, operatorId))
  if ('passkey' in access) await addOperatorPasskey(tx, { ...access.passkey, operatorId, now })
  else {
    await tx.insert(operatorAccounts).values({
      ...{ ...of, id: crypto.randomUUID(), providerId: 'credential', accountId: operatorId },
      ...{ password: access.passwordHash, createdAt: now, updatedAt: now },
    })
    await tx
      .insert(operatorTwoFactors)
      .values({ ...of, id: crypto.randomUUID(), secret: access.secret, backupCodes: '', verified: true })
  }
  await tx
    .update(operators)
    .set({ twoFactorEnabled: true, updatedAt: now })
    .where(eq(operators.id, operatorId))
  return true
}

/** Replaces the encrypted secret of an operator's one-time codes. */
export async function updateOperatorSecret(
  db: Database,
  { operatorId, secret }: { operatorId: string; secret: string },
): Promise<void> {
  await db.update(operatorTwoFactors).set({ secret }).where(eq(operatorTwoFactors.userId, operatorId))
}

/** The operator of an active session's token. */
export async function findOperatorSession(
  db: Database,
  { token, now }: { token: string; now: Date },
): Promise<{ operator: OperatorRow; sessionId: string } | undefined> {
  const [row] = await db
    .select({ operator: operators, sessionId: operatorSessions.id })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.userId))
    .where(and(eq(operatorSessions.token, token), gt(operatorSessions.expiresAt, now)))
  return row
}

export async function endOperatorSession(db: Database, { id }: { id: string }): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.id, id))
}
