import { removeExpiredLinks, removeExpiredSessions, removeOldSecurityEvents } from '@passepartout/db'
import { RETENTION_DAYS } from '@passepartout/domain'
import type { ApiDeps } from '../../deps.ts'

/** Long enough to investigate a customer's report. */
const KEEP_SECURITY_EVENTS_MS = RETENTION_DAYS['security-journal'] * 86_400_000

/** Deletes expired sessions and links, and security events past their retention. */
export async function deleteExpiredAccess({ db, clock }: Pick<ApiDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await removeExpiredSessions(db, now)
  await removeExpiredLinks(db, now)
  await removeOldSecurityEvents(db, new Date(now.getTime() - KEEP_SECURITY_EVENTS_MS))
}
