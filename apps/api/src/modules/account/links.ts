import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createOneTimeLink, type Database, type LinkPurpose } from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'

/**
 * How long a link in a mail works. One that logs in is a way into an account for whoever holds it: ten minutes, as ASVS 5.0 asks
 * (6.5.5). The others lead to a question first.
 */
export const LINK_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  'log-in': 10,
  'sign-up': 60,
  reset: 60,
  email: 60,
}

export const newToken = (): string => randomBytes(32).toString('base64url')

/** All that the database knows of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Notes that a link is wanted and has its letter written later: whether the address has an account is looked up then, so
 * that neither the answer nor its time tells.
 */
export async function requestOneTimeLink(
  { db, jobs, shop, now }: Pick<CallContext, 'db' | 'jobs' | 'shop' | 'now'>,
  link: {
    purpose: LinkPurpose
    email: string
    customerId?: string
    details?: Record<string, string>
  },
  inside: (tx: Database) => Promise<void>,
): Promise<void> {
  const id = randomUUID()
  await db.transaction(async tx => {
    await createOneTimeLink(tx, {
      id,
      details: {},
      ...link,
      channel: shop.channel,
      locale: shop.locale,
      expiresAt: new Date(now.getTime() + LINK_MINUTES[link.purpose] * 60_000),
      createdAt: now,
    })
    await inside(tx)
    await jobs.enqueue(tx, 'account-letter', { linkId: id })
  })
}
