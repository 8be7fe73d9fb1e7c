import { and, asc, eq, gt, like, lt } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { operatorPasskeys, operators, operatorVerifications } from '../schema/index.ts'
import type { OperatorRow } from './operators.ts'

export type OperatorPasskey = typeof operatorPasskeys.$inferSelect

/** Fields stored of a new passkey. */
export type NewOperatorPasskey = Pick<
  OperatorPasskey,
  'name' | 'publicKey' | 'credentialID' | 'counter' | 'deviceType' | 'backedUp' | 'transports' | 'aaguid'
>

/** Stores a passkey challenge, with its operator where that is known. */
export async function storePasskeyChallenge(
  tx: Database,
  question: { challenge: string; operatorId: string | null; until: Date; now: Date },
): Promise<void> {
  const { challenge, operatorId, until, now } = question
  const over = and(
    like(operatorVerifications.identifier, 'passkey:%'),
    lt(operatorVerifications.expiresAt, now),
  )
  await tx.delete(operatorVerifications).where(over)
  await tx.insert(operatorVerifications).values({
    id: crypto.randomUUID(),
    identifier: `passkey:${challenge}`,
    value: JSON.stringify({ operatorId }),
    expiresAt: until,
    createdAt: now,
    updatedAt: now,
  })
}

/** Uses up a challenge, so that one response counts; returns its operator. Undefined where it is unknown or expired. */
export async function consumePasskeyChallenge(
  tx: Database,
  { challenge, now }: { challenge: string; now: Date },
): Promise<{ operatorId: string | null } | undefined> {
  const [row] = await tx
    .delete(operatorVerifications)
    .where(
      and(
        eq(operatorVerifications.identifier, `passkey:${challenge}`),
        gt(operatorVerifications.expiresAt, now),
      ),
    )
    .returning()
  return row && JSON.parse(row.value)
}

export async function addOperatorPasskey(
  tx: Database,
  { operatorId, now, ...passkey }: NewOperatorPasskey & { operatorId: string; now: Date },
): Promise<void> {
  const row = { ...passkey, id: crypto.randomUUID(), userId: operatorId, createdAt: now }
  await tx.insert(operatorPasskeys).values(row)
}

export function listOperatorPasskeys(
  db: Database,
  { operatorId }: { operatorId: string },
): Promise<OperatorPasskey[]> {
  return db
    .select()
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.userId, operatorId))
    .orderBy(asc(operatorPasskeys.createdAt))
}

/** The passkey with a browser's credential id, and its operator. */
export async function findOperatorPasskey(
  db: Database,
  { credentialID }: { credentialID: string },
): Promise<{ passkey: OperatorPasskey; operator: OperatorRow } | undefined> {
  const [row] = await db
    .select({ passkey: operatorPasskeys, operator: operators })
    .from(operatorPasskeys)
    .innerJoin(operators, eq(operators.id, operatorPasskeys.userId))
    .where(eq(operatorPasskeys.credentialID, credentialID))
  return row
}

/** Stores the signature counter of a passkey. */
export async function updatePasskeyCounter(
  db: Database,
  { id, counter }: { id: string; counter: number },
): Promise<void> {
  await db.update(operatorPasskeys).set({ counter }).where(eq(operatorPasskeys.id, id))
}

/** Deletes an operator's passkey; `false` where they have none of that id. */
export async function removeOperatorPasskey(
  tx: Database,
  { operatorId, id }: { operatorId: string; id: string },
): Promise<boolean> {
  const own = and(eq(operatorPasskeys.userId, operatorId), eq(operatorPasskeys.id, id))
  return (await tx.delete(operatorPasskeys).where(own).returning({ id: operatorPasskeys.id })).length > 0
}
