import { randomUUID } from 'node:crypto'
import type { Channel, Locale } from '@passepartout/domain'
import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import {
  newsletterConsents as consents,
  type NewsletterSource,
  newsletterSubscriptions as subscriptions,
} from '../schema/index.ts'

export interface NewsletterRequest {
  channel: Channel
  locale: Locale
  /** In lower case. */
  email: string
  /** Version of the text the subscriber agreed to. */
  textVersion: string
  source: NewsletterSource
  now: Date
  /** A request later than this has had its email already. */
  askedSince: Date
}

export interface Subscription {
  id: string
  channel: Channel
  locale: Locale
}

/** Names an address in the record of consents: a keyed hash. */
export type HashEmail = (channel: Channel, email: string) => string

type SubscriptionRow = typeof subscriptions.$inferSelect

/**
 * Records a request for the newsletter.
 *
 * @returns the subscription to be confirmed; undefined where it is confirmed, or was requested a moment ago
 */
export async function requestNewsletter(
  db: Database,
  { channel, locale, email, textVersion, source, now, askedSince }: NewsletterRequest,
  hashAddress: HashEmail,
): Promise<Subscription | undefined> {
  return db.transaction(async tx => {
    const [request] = await tx
      .insert(subscriptions)
      .values({ id: randomUUID(), channel, locale, email, textVersion, source, requestedAt: now })
      .onConflictDoUpdate({
        target: [subscriptions.channel, subscriptions.email],
        set: { locale, textVersion, source, requestedAt: now },
        setWhere: sql`${subscriptions.confirmedAt} is null and ${subscriptions.requestedAt} < ${askedSince.toISOString()}`,
      })
      .returning()
    if (request) await recordConsent(tx, request, 'asked', now, hashAddress)
    return request && toSubscription(request)
  })
}

/** Subscribes an address that is verified already; idempotent. */
export async function subscribeWithoutConfirmation(
  db: Database,
  { channel, locale, email, textVersion, source, now }: Omit<NewsletterRequest, 'askedSince'>,
  hashAddress: HashEmail,
): Promise<void> {
  await db.transaction(async tx => {
    const [row] = await tx
      .insert(subscriptions)
      .values({
        id: randomUUID(),
        channel,
        locale,
        email,
        textVersion,
        source,
        requestedAt: now,
        confirmedAt: now,
      })
      .onConflictDoUpdate({
        target: [subscriptions.channel, subscriptions.email],
        set: { locale, textVersion, source, confirmedAt: now },
        setWhere: isNull(subscriptions.confirmedAt),
      })
      .returning()
    if (!row) return
    await recordConsent(tx, row, 'asked', now, hashAddress)
    await recordConsent(tx, row, 'confirmed', now, hashAddress)
  })
}

/** Confirms a request made since `askedSince`; idempotent. Undefined where there is none. */
export async function confirmNewsletter(
  db: Database,
  { id, askedSince, now }: { id: string; askedSince: Date; now: Date },
  hashAddress: HashEmail,
): Promise<Subscription | undefined> {
  return db.transaction(async tx => {
    const [confirmed] = await tx
      .update(subscriptions)
      .set({ confirmedAt: now })
      .where(
        and(
          eq(subscriptions.id, id),
          isNull(subscriptions.confirmedAt),
          gte(subscriptions.requestedAt, askedSince),
        ),
      )
      .returning()
    if (confirmed) await recordConsent(tx, confirmed, 'confirmed', now, hashAddress)
    const [found] = confirmed
      ? [confirmed]
      : await tx.select().from(subscriptions).where(eq(subscriptions.id, id))
    return found?.confirmedAt ? toSubscription(found) : undefined
  })
}

/**
 * Deletes a subscription and with it the address, and records the withdrawal of consent. Undefined where there is none
 * any more.
 */
export async function unsubscribeNewsletter(
  db: Database,
  { id, now }: { id: string; now: Date },
  hashAddress: HashEmail,
): Promise<Subscription | undefined> {
  return db.transaction(async tx => {
    const [left] = await tx.delete(subscriptions).where(eq(subscriptions.id, id)).returning()
    if (left) await recordConsent(tx, left, 'left', now, hashAddress)
    return left && toSubscription(left)
  })
}

/** A subscription, requested or confirmed. */
export async function findNewsletter(db: Database, id: string): Promise<Subscription | undefined> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return found && toSubscription(found)
}

/** The subscription of an address in a channel, requested or confirmed. */
export async function findNewsletterSubscription(
  db: Database,
  channel: Channel,
  email: string,
): Promise<(Subscription & { isConfirmed: boolean }) | undefined> {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.channel, channel), eq(subscriptions.email, email)))
  return found && { ...toSubscription(found), isConfirmed: found.confirmedAt !== null }
}

/** Consents of an address, in their order. */
export const listNewsletterConsents = (db: Database, addressHash: string) =>
  db.select().from(consents).where(eq(consents.addressHash, addressHash)).orderBy(asc(consents.sequence))

/** Deletes requests that were never confirmed. */
export async function removeUnconfirmed(db: Database, askedBefore: Date): Promise<void> {
  await db
    .delete(subscriptions)
    .where(and(isNull(subscriptions.confirmedAt), lt(subscriptions.requestedAt, askedBefore)))
}

/** Deletes consents after their retention: all rows of addresses that are not subscribed. */
export async function removeOldConsents(db: Database, { before }: { before: Date }): Promise<void> {
  await db.delete(consents).where(
    sql`${consents.addressHash} in (
      select ${consents.addressHash} from ${consents}
      group by ${consents.addressHash}
      having max(${consents.at}) < ${before.toISOString()}
        and (array_agg(${consents.event} order by ${consents.sequence} desc))[1] <> 'confirmed')`,
  )
}

async function recordConsent(
  tx: Database,
  { channel, locale, email, textVersion, source }: SubscriptionRow,
  event: (typeof consents.$inferInsert)['event'],
  at: Date,
  hashAddress: HashEmail,
): Promise<void> {
  const addressHash = hashAddress(channel, email)
  await tx.insert(consents).values({ addressHash, channel, locale, event, textVersion, source, at })
}

const toSubscription = ({ id, channel, locale }: SubscriptionRow): Subscription => ({ id, channel, locale })
