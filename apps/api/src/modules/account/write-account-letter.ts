import {
  armLink,
  type Database,
  dropLink,
  findCredential,
  findLink,
  type OneTimeLink,
} from '@passepartout/db'
import { type AccountPage, accountPath, type Shop, shopFor } from '@passepartout/domain'
import type { Jobs } from '@passepartout/jobs'
import { type AccountLetterData, type AccountLetterKind, renderAccountLetter } from '@passepartout/paper'
import { type RecipientContext, recipientOf } from '../letters/index.ts'
import { hashOfToken, LINK_MINUTES, newToken } from './links.ts'

export interface AccountLetterContext extends RecipientContext {
  db: Database
  jobs: Pick<Jobs, 'sendLater'>
  now: Date
}

const PAGES: Record<OneTimeLink['purpose'], AccountPage> = {
  'sign-up': 'confirm',
  reset: 'new-password',
  'log-in': 'link',
  email: 'email',
}
const LETTERS = {
  'sign-up': 'sign-up',
  reset: 'password-reset',
  'log-in': 'magic-link',
  email: 'mail-change',
} as const satisfies Record<OneTimeLink['purpose'], AccountLetterKind>

/** Writes the letter of a link that was asked for, if its address has an account; the link works from then on. */
export async function writeAccountLetter(
  context: AccountLetterContext,
  { linkId }: { linkId: string },
): Promise<void> {
  const { db, now } = context
  await db.transaction(async tx => {
    const link = await findLink(tx, { id: linkId })
    if (!link || link.tokenHash || link.expiresAt <= now) return
    const shop = shopFor(link.channel, link.locale)
    const to = await recipientOf(context, shop, link.email)
    const key = linkId
    const customer = (await findCredential(tx, { email: link.email }))?.customer
    const isNew = link.purpose === 'sign-up' || link.purpose === 'email'
    if (isNew === (customer !== undefined)) {
      await dropLink(tx, { id: linkId })
      if (link.purpose !== 'sign-up') return
      // Who signs up with an address that has an account hears of it in their mailbox only.
      const url = context.pageUrl(shop, accountPath(shop, 'log-in'))
      const message = renderAccountLetter('already-customer', { ...to, url })
      return context.jobs.sendLater(tx, { key, kind: 'already-customer', message, now })
    }
    const token = newToken()
    const customerId = link.customerId ?? customer?.id
    if (!(await armLink(tx, { id: linkId, tokenHash: hashOfToken(token), customerId }))) return
    // Links lead to the shop's own hosts, whatever address the request came to.
    const url = `${context.pageUrl(shop, accountPath(shop, PAGES[link.purpose]))}?token=${token}`
    const kind = LETTERS[link.purpose]
    const message = renderAccountLetter(kind, { ...to, url, minutes: LINK_MINUTES[link.purpose] })
    await context.jobs.sendLater(tx, { key, kind, message, now })
  })
}

type Notices = Omit<
  AccountLetterData,
  'sign-up' | 'password-reset' | 'magic-link' | 'mail-change' | 'already-customer'
>

/** Tells the owner of an account what happened to it, in the transaction of what happened. */
export async function sendNotice(
  context: AccountLetterContext & { shop: Shop },
  kind: keyof Notices,
  email: string,
): Promise<void> {
  const { shop, now, pageUrl } = context
  const to = await recipientOf(context, shop, email)
  const page = kind === 'password-changed' ? 'forgotten' : 'log-in'
  const message = renderAccountLetter(kind, { ...to, url: pageUrl(shop, accountPath(shop, page)) })
  await context.jobs.sendLater(context.db, { kind, message, now })
}
