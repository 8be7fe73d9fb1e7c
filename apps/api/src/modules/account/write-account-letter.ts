import {
  armLink,
  type Database,
  dropLink,
  findCredential,
  findLink,
  type OneTimeLink,
} from '@passepartout/db'
import { type AccountPage, accountPath, shopFor } from '@passepartout/domain'
import type { Jobs } from '@passepartout/jobs'
import type { ApiDeps } from '../../deps.ts'
import { type LinkLetter, linkLetter, noticeLetter } from '../letters/index.ts'
import { hashOfToken, newToken } from './links.ts'

export interface AccountLetterContext extends Pick<ApiDeps, 'db' | 'pageUrl' | 'mailSender'> {
  jobs: Pick<Jobs, 'sendLater'>
  now: Date
}

const PAGES: Record<OneTimeLink['purpose'], AccountPage> = {
  'sign-up': 'confirm',
  reset: 'new-password',
  'log-in': 'link',
  email: 'email',
}
const LETTERS: Record<OneTimeLink['purpose'], LinkLetter> = {
  'sign-up': 'account-confirm',
  reset: 'account-reset',
  'log-in': 'account-log-in',
  email: 'account-email',
}

/** Writes the letter of a link that was asked for, if its address has an account; the link works from then on. */
export async function writeAccountLetter(
  context: AccountLetterContext,
  { linkId }: { linkId: string },
): Promise<void> {
  const { db, now } = context
  await db.transaction(async tx => {
    const link = await findLink(tx, { id: linkId })
    if (!link || link.tokenHash || link.expiresAt <= now) return
    const customer = (await findCredential(tx, { email: link.email }))?.customer
    const isNew = link.purpose === 'sign-up' || link.purpose === 'email'
    if (isNew === (customer !== undefined)) {
      await dropLink(tx, { id: linkId })
      if (link.purpose === 'sign-up') await tellOfAccount(context, tx, link)
      return
    }
    const token = newToken()
    const customerId = link.customerId ?? customer?.id
    if (!(await armLink(tx, { id: linkId, tokenHash: hashOfToken(token), customerId }))) return
    const shop = shopFor(link.channel, link.locale)
    // Links lead to the shop's own hosts, whatever address the request came to.
    const url = `${context.pageUrl(shop, accountPath(shop, PAGES[link.purpose]))}?token=${token}`
    const letter = linkLetter({ ...context, shop }, LETTERS[link.purpose], { email: link.email, url })
    await context.jobs.sendLater(tx, { key: linkId, ...letter, now })
  })
}

/** Who signs up with an address that has an account hears of it in their mailbox only. */
async function tellOfAccount(context: AccountLetterContext, tx: Database, link: OneTimeLink): Promise<void> {
  const shop = shopFor(link.channel, link.locale)
  const url = context.pageUrl(shop, accountPath(shop, 'log-in'))
  const letter = noticeLetter({ ...context, shop }, 'account-exists', link.email, url)
  await context.jobs.sendLater(tx, { key: link.id, ...letter, now: context.now })
}
