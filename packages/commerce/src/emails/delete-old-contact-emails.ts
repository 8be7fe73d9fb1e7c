import {
  type Database,
  deleteExpiredProofs,
  deleteOldEmails,
  removeContactMessages,
  removeOldConsents,
  removeProblemReports,
  removeUnconfirmed,
} from '@passepartout/db'
import { DAY_MS, RETENTION_DAYS, type StructuredLog } from '@passepartout/domain'

/** Time in which a newsletter subscription can be confirmed. */
export const NEWSLETTER_CONFIRMATION_MS = RETENTION_DAYS['newsletter-question'] * DAY_MS
/** How long the consent to a newsletter can be proved after unsubscribing. */
const KEEP_CONSENTS_MS = RETENTION_DAYS['newsletter-proof'] * DAY_MS
const KEEP_MAILS_MS = RETENTION_DAYS.mails * DAY_MS

export interface ContactRetentionPorts {
  db: Database
  clock: () => Date
  log: StructuredLog
  /** Days until contact messages are deleted. */
  keepMessagesDays?: number | undefined
}

/** Deletes messages to the shop and sent emails past their retention. */
export async function deleteOldContactEmails({
  db,
  clock,
  log,
  keepMessagesDays = RETENTION_DAYS.messages,
}: ContactRetentionPorts): Promise<void> {
  const now = clock()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const removed = await removeContactMessages(db, before(keepMessagesDays * DAY_MS))
  if (removed > 0) log.info({ removed }, 'deleted expired contact messages')
  await removeProblemReports(db, before(keepMessagesDays * DAY_MS))
  await removeUnconfirmed(db, before(NEWSLETTER_CONFIRMATION_MS))
  await removeOldConsents(db, { before: before(KEEP_CONSENTS_MS) })
  await deleteOldEmails(db, before(KEEP_MAILS_MS))
  await deleteExpiredProofs(db, now)
}
