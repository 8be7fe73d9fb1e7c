import {
  type AccountEmailData,
  type AccountEmailKind,
  renderAccountEmail,
} from '@passepartout/business-documents'
import { emailRecipientOf, type RecipientContext } from '@passepartout/commerce/emails'
import {
  activateOneTimeLink,
  type Database,
  deleteOneTimeLink,
  findCredential,
  findLink,
  type OneTimeLink,
} from '@passepartout/db'
import { type AccountPage, accountPath, type Shop, shopFor } from '@passepartout/domain'
import type { Jobs } from '@passepartout/jobs'
import { hashToken, LINK_MINUTES, newToken } from './links.ts'

export interface AccountEmailContext extends RecipientContext {
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
const ACCOUNT_EMAILS = {
  'sign-up': 'sign-up',
  reset: 'password-reset',
  'log-in': 'magic-link',
  email: 'mail-change',
} as const satisfies Record<OneTimeLink['purpose'], AccountEmailKind>

/** Sends the email of a requested link and activates the link, if its address has an account. */
export async function enqueueAccountEmail(
  context: AccountEmailContext,
  { linkId }: { linkId: string },
): Promise<void> {
  const { db, now } = context
  await db.transaction(async tx => {
    const link = await findLink(tx, { id: linkId })
    if (!link || link.tokenHash || link.expiresAt <= now) return
    const shop = shopFor(link.channel, link.locale)
    const to = await emailRecipientOf(context, shop, link.email)
    const key = linkId
    const customer = (await findCredential(tx, { email: link.email }))?.customer
    const isNew = link.purpose === 'sign-up' || link.purpose === 'email'
    if (isNew === (customer !== undefined)) {
      await deleteOneTimeLink(tx, { id: linkId })
      if (link.purpose !== 'sign-up') return
      // A sign-up with the address of an account is reported by email only, so that the response does not reveal the
      // account.
      const url = context.pageUrl(shop, accountPath(shop, 'log-in'))
      const message = renderAccountEmail('already-customer', { ...to, url })
      return context.jobs.sendLater(tx, { key, kind: 'already-customer', message, now })
    }
    const token = newToken()
    const customerId = link.customerId ?? customer?.id
    if (!(await activateOneTimeLink(tx, { id: linkId, tokenHash: hashToken(token), customerId }))) return
    // Links lead to the shop's own host, whatever host the request named (host header injection).
    const url = `${context.pageUrl(shop, accountPath(shop, PAGES[link.purpose]))}?token=${token}`
    const kind = ACCOUNT_EMAILS[link.purpose]
    const message = renderAccountEmail(kind, { ...to, url, minutes: LINK_MINUTES[link.purpose] })
    await context.jobs.sendLater(tx, { key, kind, message, now })
  })
}

type Notices = Omit<
  AccountEmailData,
  'sign-up' | 'password-reset' | 'magic-link' | 'mail-change' | 'already-customer'
>

/** Informs the owner of an account about an event, within the event's transaction. */
export async function enqueueAccountNotice(
  context: AccountEmailContext & { shop: Shop },
  kind: keyof Notices,
  email: string,
): Promise<void> {
  const { shop, now, pageUrl } = context
  const to = await emailRecipientOf(context, shop, email)
  const page = kind === 'password-changed' ? 'forgotten' : 'log-in'
  const message = renderAccountEmail(kind, { ...to, url: pageUrl(shop, accountPath(shop, page)) })
  await context.jobs.sendLater(context.db, { kind, message, now })
}
