import { randomUUID } from 'node:crypto'
import type { Channel, Locale } from '@passepartout/domain'
import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { newsletterSubscriptions as subscriptions } from '../schema/index.ts'

export interface NewsletterRequest {
  channel: Channel
  locale: Locale
  /** In small letters. */
  email: string
  now: Date
  /** Who asked later than this was written to already. */
  askedSince: Date
}

export interface Subscription {
  id: string
  channel: Channel
  locale: Locale
}

/**
 * Notes that somebody wants the newsletter.
 *
 * @returns the subscription to be confirmed; nothing where it is confirmed, or was asked for a moment ago
 */
export async function requestNewsletter(
  db: Database,
  { channel, locale, email, now, askedSince }: NewsletterRequest,
): Promise<Subscription | undefined> {
  const [asked] = await db
    .insert(subscriptions)
    .values({ id: randomUUID(), channel, locale, email, requestedAt: now })
    .onConflictDoUpdate({
      target: [subscriptions.channel, subscriptions.email],
      set: { locale, requestedAt: now },
      setWhere: sql`${subscriptions.confirmedAt} is null and ${subscriptions.requestedAt} < ${askedSince.toISOString()}`,
    })
    .returning({ id: subscriptions.id, channel: subscriptions.channel, locale: subscriptions.locale })
  return asked
}

/** Confirms what was asked for since then; again is as good as once. Nothing where there is none. */
export async function confirmNewsletter(
  db: Database,
  { id, askedSince, now }: { id: string; askedSince: Date; now: Date },
): Promise<Subscription | undefined> {
  await db
    .update(subscriptions)
    .set({ confirmedAt: now })
    .where(
      and(
        eq(subscriptions.id, id),
        isNull(subscriptions.confirmedAt),
        gte(subscriptions.requestedAt, askedSince),
      ),
    )
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return found?.confirmedAt ? { id, channel: found.channel, locale: found.locale } : undefined
}

/** Removes a subscription and with it all that is known of its reader. Nothing where there is none any more. */
export async function leaveNewsletter(db: Database, id: string): Promise<Subscription | undefined> {
  const [left] = await db
    .delete(subscriptions)
    .where(eq(subscriptions.id, id))
    .returning({ id: subscriptions.id, channel: subscriptions.channel, locale: subscriptions.locale })
  return left
}

/** Forgets who never confirmed. */
export async function removeUnconfirmed(db: Database, askedBefore: Date): Promise<void> {
  await db
    .delete(subscriptions)
    .where(and(isNull(subscriptions.confirmedAt), lt(subscriptions.requestedAt, askedBefore)))
}
