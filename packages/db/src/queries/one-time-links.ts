import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { oneTimeLinks } from '../schema/index.ts'

export type OneTimeLink = typeof oneTimeLinks.$inferSelect
export type LinkPurpose = OneTimeLink['purpose']

/** Records the request for a link; it is not usable until `activateOneTimeLink` sets its token. */
export async function createOneTimeLink(
  tx: Database,
  link: Omit<OneTimeLink, 'tokenHash' | 'customerId'> & { customerId?: string | undefined },
): Promise<void> {
  await tx.insert(oneTimeLinks).values(link)
}

export async function findLink(db: Database, { id }: { id: string }): Promise<OneTimeLink | undefined> {
  const [row] = await db.select().from(oneTimeLinks).where(eq(oneTimeLinks.id, id))
  return row
}

/** Sets the token of a link; `false` where it has one, so that one link is never in two emails. */
export async function activateOneTimeLink(
  tx: Database,
  { id, tokenHash, customerId }: { id: string; tokenHash: string; customerId?: string | undefined },
): Promise<boolean> {
  const rows = await tx
    .update(oneTimeLinks)
    .set({ tokenHash, ...(customerId ? { customerId } : {}) })
    .where(and(eq(oneTimeLinks.id, id), isNull(oneTimeLinks.tokenHash)))
    .returning({ id: oneTimeLinks.id })
  return rows.length > 0
}

interface LinkLookup {
  tokenHash: string
  purpose: LinkPurpose
  now: Date
}

const validLinkCondition = ({ tokenHash, purpose, now }: LinkLookup) =>
  and(
    eq(oneTimeLinks.tokenHash, tokenHash),
    eq(oneTimeLinks.purpose, purpose),
    gt(oneTimeLinks.expiresAt, now),
  )

/** The link of a token, without using it up. */
export async function findLinkByToken(db: Database, opening: LinkLookup): Promise<OneTimeLink | undefined> {
  const [row] = await db.select().from(oneTimeLinks).where(validLinkCondition(opening))
  return row
}

/** Uses up the link of a token: of two simultaneous uses, one gets it. */
export async function consumeOneTimeLink(
  tx: Database,
  opening: LinkLookup,
): Promise<OneTimeLink | undefined> {
  const [row] = await tx.delete(oneTimeLinks).where(validLinkCondition(opening)).returning()
  return row
}

export async function deleteOneTimeLink(tx: Database, { id }: { id: string }): Promise<void> {
  await tx.delete(oneTimeLinks).where(eq(oneTimeLinks.id, id))
}

/** Deletes all links of a customer, for example after a new password. */
export async function deleteLinksOfCustomer(
  tx: Database,
  { customerId }: { customerId: string },
): Promise<void> {
  await tx.delete(oneTimeLinks).where(eq(oneTimeLinks.customerId, customerId))
}

export async function removeExpiredLinks(db: Database, now: Date): Promise<void> {
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, now))
}
