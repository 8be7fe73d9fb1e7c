import { asc, eq } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { CUSTOMER_TYPES, customers, whitelabelProfiles } from '../schema/index.ts'
import type { CustomerRow } from './customers.ts'

export type WhitelabelProfile = typeof whitelabelProfiles.$inferSelect

/** What a customer looks like who sells under their own name; none of other customers. */
export async function findWhitelabel(
  db: Database,
  { customerId }: { customerId: string },
): Promise<WhitelabelProfile | undefined> {
  const [row] = await db
    .select()
    .from(whitelabelProfiles)
    .where(eq(whitelabelProfiles.customerId, customerId))
  return row
}

/** All of them, by company. */
export async function listWhitelabel(
  db: Database,
): Promise<{ customer: CustomerRow; profile: WhitelabelProfile }[]> {
  return db
    .select({ customer: customers, profile: whitelabelProfiles })
    .from(whitelabelProfiles)
    .innerJoin(customers, eq(customers.id, whitelabelProfiles.customerId))
    .orderBy(asc(whitelabelProfiles.company), asc(customers.number))
}

/** Makes somebody a whitelabel customer, or changes how one appears. A logo that is not given stays. */
export async function putWhitelabel(
  tx: Database,
  { now, logo, ...profile }: Omit<WhitelabelProfile, 'createdAt' | 'updatedAt' | 'isOn'> & { now: Date },
): Promise<void> {
  await tx
    .insert(whitelabelProfiles)
    .values({ ...profile, logo, isOn: true, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: whitelabelProfiles.customerId,
      set: { ...profile, ...(logo === null ? {} : { logo }), updatedAt: now },
    })
  await setType(tx, profile.customerId, CUSTOMER_TYPES.whitelabel, now)
}

/** Has somebody be a private customer again; `false` who is no whitelabel customer. */
export async function removeWhitelabel(
  tx: Database,
  { customerId, now }: { customerId: string; now: Date },
): Promise<boolean> {
  const removed = await tx
    .delete(whitelabelProfiles)
    .where(eq(whitelabelProfiles.customerId, customerId))
    .returning({ id: whitelabelProfiles.customerId })
  await setType(tx, customerId, CUSTOMER_TYPES.private, now)
  return removed.length > 0
}

async function setType(tx: Database, customerId: string, type: number, now: Date): Promise<void> {
  await tx.update(customers).set({ type, updatedAt: now }).where(eq(customers.id, customerId))
}

/** Whether what is ordered from now on goes out under the customer's name; `false` who is no whitelabel customer. */
export async function setWhitelabelEnabled(
  db: Database,
  { customerId, isOn, now }: { customerId: string; isOn: boolean; now: Date },
): Promise<boolean> {
  const changed = await db
    .update(whitelabelProfiles)
    .set({ isOn, updatedAt: now })
    .where(eq(whitelabelProfiles.customerId, customerId))
    .returning({ id: whitelabelProfiles.customerId })
  return changed.length > 0
}
