import { asc, eq } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { CUSTOMER_TYPES, customers, whitelabelProfiles } from '../schema/index.ts'
import type { CustomerRow } from './customers.ts'

export type WhitelabelProfile = typeof whitelabelProfiles.$inferSelect

/** Profile of a whitelabel customer; undefined for other customers. */
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

/** All whitelabel customers, by company. */
export async function listWhitelabel(
  db: Database,
): Promise<{ customer: CustomerRow; profile: WhitelabelProfile }[]> {
  return db
    .select({ customer: customers, profile: whitelabelProfiles })
    .from(whitelabelProfiles)
    .innerJoin(customers, eq(customers.id, whitelabelProfiles.customerId))
    .orderBy(asc(whitelabelProfiles.company), asc(customers.number))
}

/** Makes a customer a whitelabel customer, or changes the profile. Without a new logo the old one stays. */
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

/** Makes a whitelabel customer a private one again; `false` for others. */
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

/** Sets whether new orders are sent under the customer's name; `false` where there is no such whitelabel customer. */
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
