import { eq, lt } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { spentProofs } from '../schema/index.ts'

export interface SpentProof {
  hash: string
  /** Of what it was used for. */
  contentHash: string
  /** From then on the proof is worthless by itself. */
  until: Date
}

/**
 * Uses a proof up. `spent`: it is used now. `repeated`: it was used for the same before, so that a request sent twice
 * is done once. `foreign`: it was used for something else.
 */
export async function spendProof(
  db: Database,
  { hash, contentHash, until }: SpentProof,
): Promise<'spent' | 'repeated' | 'foreign'> {
  const added = await db
    .insert(spentProofs)
    .values({ hash, contentHash, until })
    .onConflictDoNothing()
    .returning({ hash: spentProofs.hash })
  if (added.length > 0) return 'spent'
  const [known] = await db.select().from(spentProofs).where(eq(spentProofs.hash, hash))
  return known?.contentHash === contentHash ? 'repeated' : 'foreign'
}

/** Forgets the proofs that nobody can use any more. */
export async function removeExpiredProofs(db: Database, now: Date): Promise<void> {
  await db.delete(spentProofs).where(lt(spentProofs.until, now))
}
