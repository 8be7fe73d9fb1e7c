import {
  removeContactMessages,
  removeExpiredProofs,
  removeOldConsents,
  removeOldMails,
  removeProblemReports,
  removeUnconfirmed,
} from '@passepartout/db'
import { KEPT_DAYS } from '@passepartout/domain'
import type { ApiDeps } from '../../deps.ts'

const DAY_MS = 86_400_000
/** How long a newsletter waits to be confirmed. */
export const CONFIRM_WITHIN_MS = KEPT_DAYS['newsletter-question'] * DAY_MS
/** How long somebody can ask whether a newsletter was agreed to after it was left. */
const KEEP_CONSENTS_MS = KEPT_DAYS['newsletter-proof'] * DAY_MS
const KEEP_MAILS_MS = KEPT_DAYS.mails * DAY_MS

/** Forgets what was written to the shop and by it, when its time is over. */
export async function removeOldLetters({
  db,
  clock,
  log,
  keepMessagesDays = KEPT_DAYS.messages,
}: Pick<ApiDeps, 'db' | 'clock' | 'log' | 'keepMessagesDays'>): Promise<void> {
  const now = clock()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const removed = await removeContactMessages(db, before(keepMessagesDays * DAY_MS))
  if (removed > 0) log.info({ removed }, 'removed contact messages whose time is over')
  await removeProblemReports(db, before(keepMessagesDays * DAY_MS))
  await removeUnconfirmed(db, before(CONFIRM_WITHIN_MS))
  await removeOldConsents(db, { before: before(KEEP_CONSENTS_MS) })
  await removeOldMails(db, before(KEEP_MAILS_MS))
  await removeExpiredProofs(db, now)
}
