import { desc, eq, lt } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { securityEvents } from '../schema/index.ts'

export type SecurityEvent = Omit<typeof securityEvents.$inferSelect, 'sequence'>

/** Adds to the security log; in the transaction of the event, where there is one. */
export async function recordSecurityEvent(db: Database, event: SecurityEvent): Promise<void> {
  await db.insert(securityEvents).values(event)
}

/** Security events of a customer's account, the latest first. */
export function listSecurityEvents(
  db: Database,
  { customerId, most }: { customerId: string; most: number },
): Promise<SecurityEvent[]> {
  const { sequence: _, ...columns } = { ...securityEventColumns }
  return db
    .select(columns)
    .from(securityEvents)
    .where(eq(securityEvents.customerId, customerId))
    .orderBy(desc(securityEvents.sequence))
    .limit(most)
}

const { sequence, kind, actor, customerId, addressKey, details, at } = securityEvents
const securityEventColumns = { sequence, kind, actor, customerId, addressKey, details, at }

/** Deletes events older than the retention period. */
export async function removeOldSecurityEvents(db: Database, before: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.at, before))
}
