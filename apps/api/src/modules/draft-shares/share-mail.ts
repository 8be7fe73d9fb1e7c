import { randomUUID } from 'node:crypto'
import type { ShareMail } from '@passepartout/contracts'
import { beginDraftMail, type DraftMailRow, findDraftMail, noteDraftWord } from '@passepartout/db'
import { type Shop, systemPath } from '@passepartout/domain'
import type { Signer } from '@passepartout/http'
import { idOfToken, signedId } from '../../auth/signed-id.ts'
import type { CallContext } from '../../http/call-context.ts'

const MINUTE_MS = 60_000

/** A mail waits for what is said right after, and no two of one design come within this time. */
const WAIT_MS = 5 * MINUTE_MS
const APART_MS = 30 * MINUTE_MS

type Step = 'confirm' | 'stop'

export const shareMailToken = (id: string, step: Step, key: Signer): string =>
  signedId(id, `share mail ${step} 1`, key)

export const shareMailIdOf = (token: string, step: Step, key: Signer): string | undefined =>
  idOfToken(token, `share mail ${step} 1`, key)

/** The page with the button that a link in such a mail leads to. */
export const shareMailPage = (
  { pageUrl }: Pick<CallContext, 'pageUrl'>,
  shop: Shop,
  step: Step,
  token: string,
): string =>
  `${pageUrl(shop, `${systemPath(shop, 'shared-design')}/${step}`)}?${new URLSearchParams({ token })}`

/** What was chosen about mails on a design, as its maker sees it. */
export async function shareMailOf(
  { db, session }: Pick<CallContext, 'db' | 'session'>,
  draftId: string,
): Promise<ShareMail> {
  const row = await findDraftMail(db, { draftId })
  return shownShareMail(row, session?.customer.email ?? null)
}

export function shownShareMail(
  row: Pick<DraftMailRow, 'state' | 'email'> | undefined,
  account: string | null,
): ShareMail {
  if (!row || row.state === 'off') return { state: 'off', email: null, account }
  return { state: row.state, email: row.email ?? account, account }
}

/** Who shares from an account hears of what is said at its address, unless they chose otherwise before. */
export async function beginAccountMail(
  { db, session, shop, now }: Pick<CallContext, 'db' | 'session' | 'shop' | 'now'>,
  draftId: string,
): Promise<void> {
  if (!session) return
  const { channel, locale } = shop
  const facts = { id: randomUUID(), draftId, channel, locale, askedAt: now }
  await beginDraftMail(db, { ...facts, state: 'on', customerId: session.customer.id, email: null })
}

/** Has a mail written about what was just said, in the transaction of that; one mail tells of all that follows soon. */
export async function tellOfWord(
  { db, jobs, now }: Pick<CallContext, 'db' | 'jobs' | 'now'>,
  draftId: string,
): Promise<void> {
  const due = await noteDraftWord(db, { draftId, now, waitMs: WAIT_MS, apartMs: APART_MS })
  if (due) await jobs.enqueue(db, 'share-letter', { mailId: due.id }, { notBefore: due.dueAt })
}
