import { eq, lt } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { usedProofs } from '../schema/index.ts'

export interface UsedProof {
  hash: string
  /** Of the request it was used for. */
  contentHash: string
  /** When the proof expires by itself. */
  until: Date
}

/**
 * Uses up a proof. `spent`: it is used now. `repeated`: it was used for the same request before, so that a request sent
 * twice is carried out once. `foreign`: it was used for another request.
 */
export async function consumeProof(
  db: Database,
  { hash, contentHash, until }: UsedProof,
): Promise<'spent' | 'repeated' | 'foreign'> {
  const added = await db
    .insert(usedProofs)
    .values({ hash, contentHash, until })
    .onConflictDoNothing()
    .returning({ hash: usedProofs.hash })
  if (added.length > 0) return 'spent'
  const [known] = await db.select().from(usedProofs).where(eq(usedProofs.hash, hash))
  return known?.contentHash === contentHash ? 'repeated' : 'foreign'
}

/** Deletes expired proofs. */
export async function deleteExpiredProofs(db: Database, now: Date): Promise<void> {
  await db.delete(usedProofs).where(lt(usedProofs.until, now))
}
