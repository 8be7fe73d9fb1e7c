import { sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { visitors } from '../schema/index.ts'

/** Makes sure the visitor of a signed cookie has a row, and notes once a day that they were here. */
export async function keepVisitor(
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
