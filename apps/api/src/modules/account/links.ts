import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createOneTimeLink, type Database, type LinkPurpose } from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'

/**
 * Validity of links in emails. A log-in link opens the account for anyone who has it: ten minutes, as ASVS 5.0 requires
 * (6.5.5). The others require a further step.
 */
export const LINK_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  'log-in': 10,
  'sign-up': 60,
  reset: 60,
  email: 60,
}

export const newToken = (): string => randomBytes(32).toString('base64url')

/** Tokens are stored as hashes only. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Stores a requested link and enqueues its email. Whether the address has an account is looked up in that job, so that
 * neither the response nor its time reveals it.
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
