import { DAY_MS } from '@passepartout/domain'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { bindParam, prepareStatement } from '../prepare-statement.ts'
import { visitors } from '../schema/index.ts'

const find = prepareStatement('find-visitor', db =>
  db
    .select({ lastSeenAt: visitors.lastSeenAt, revokedAt: visitors.revokedAt })
    .from(visitors)
    .where(eq(visitors.id, bindParam('id'))),
)

/**
 * State of the visitor of a signed cookie. `revoked`: the cookie is invalid, as the data belongs to a customer. `seen`:
 * today's visit is recorded already.
 */
export async function findVisitor(
  db: Database,
  { id, now }: { id: string; now: Date },
): Promise<'revoked' | 'seen' | 'unknown'> {
  const [row] = await find(db, { id })
  if (row?.revokedAt) return 'revoked'
  return row && row.lastSeenAt.getTime() >= now.getTime() - DAY_MS ? 'seen' : 'unknown'
}

/** Ensures a row for the visitor of a signed cookie, and records once a day that they were seen. */
export async function touchVisitor(
  db: Database,
  { id, channel, now }: { id: string; channel: string; now: Date },
) {
  await db
    .insert(visitors)
    .values({ id, channel, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: visitors.id,
      set: { lastSeenAt: sql`excluded.last_seen_at` },
      setWhere: sql`${visitors.lastSeenAt} < excluded.last_seen_at - interval '1 day'`,
    })
}
