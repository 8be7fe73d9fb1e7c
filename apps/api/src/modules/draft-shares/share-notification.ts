import { randomUUID } from 'node:crypto'
import type { ShareNotification } from '@passepartout/contracts'
import {
  type DraftNotificationRow,
  enableDraftNotification,
  findDraftNotification,
  scheduleDraftNotification,
} from '@passepartout/db'
import { MINUTE_MS, type Shop, systemPath } from '@passepartout/domain'
import type { Signer } from '@passepartout/http'
import { signLinkId, verifyLinkId } from '../../auth/sign-link-id.ts'
import type { CallContext } from '../../http/call-context.ts'

/** An email is delayed to include comments that follow soon; emails about a draft are at least `APART_MS` apart. */
const WAIT_MS = 5 * MINUTE_MS
const APART_MS = 30 * MINUTE_MS

type Step = 'confirm' | 'stop'

export const shareNotificationToken = (id: string, step: Step, key: Signer): string =>
  signLinkId(id, `share mail ${step} 1`, key)

export const shareNotificationIdOf = (token: string, step: Step, key: Signer): string | undefined =>
  verifyLinkId(token, `share mail ${step} 1`, key)

/** The page with the confirmation button. */
export const shareNotificationPage = (
  { pageUrl }: Pick<CallContext, 'pageUrl'>,
  shop: Shop,
  step: Step,
  token: string,
): string =>
  `${pageUrl(shop, `${systemPath(shop, 'shared-design')}/${step}`)}?${new URLSearchParams({ token })}`

export async function loadShareNotification(
  { db, session }: Pick<CallContext, 'db' | 'session'>,
  draftId: string,
): Promise<ShareNotification> {
  const row = await findDraftNotification(db, { draftId })
  return toShareNotificationPayload(row, session?.customer.email ?? null)
}

export function toShareNotificationPayload(
  row: Pick<DraftNotificationRow, 'state' | 'email'> | undefined,
  account: string | null,
): ShareNotification {
  if (!row || row.state === 'off') return { state: 'off', email: null, account }
  return { state: row.state, email: row.email ?? account, account }
}

/** Owners with an account are notified at its address, unless they have chosen otherwise before. */
export async function enableAccountNotification(
  { db, session, shop, now }: Pick<CallContext, 'db' | 'session' | 'shop' | 'now'>,
  draftId: string,
): Promise<void> {
  if (!session) return
  const { channel, locale } = shop
  const facts = { id: randomUUID(), draftId, channel, locale, askedAt: now }
  await enableDraftNotification(db, { ...facts, state: 'on', customerId: session.customer.id, email: null })
}

/** Schedules the notification email in the transaction of its event; one email covers all events that follow soon. */
export async function notifyOwnerLater(
  { db, jobs, now }: Pick<CallContext, 'db' | 'jobs' | 'now'>,
  draftId: string,
): Promise<void> {
  const due = await scheduleDraftNotification(db, { draftId, now, waitMs: WAIT_MS, apartMs: APART_MS })
  if (due) await jobs.enqueue(db, 'share-letter', { mailId: due.id }, { notBefore: due.dueAt })
}
