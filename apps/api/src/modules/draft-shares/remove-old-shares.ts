import { deleteOldDraftNotifications, removeOldDraftShares } from '@passepartout/db'
import { RETENTION_DAYS } from '@passepartout/domain'
import type { ApiDeps } from '../../deps.ts'

const DAY_MS = 24 * 3_600_000

/** Forgets links a while after their end, with what was said by them, and addresses of mails about that. */
export async function removeOldShares({ db, clock }: Pick<ApiDeps, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * DAY_MS)
  await removeOldDraftShares(db, { before: before(RETENTION_DAYS['shared-words']) })
  await deleteOldDraftNotifications(db, {
    askedBefore: before(RETENTION_DAYS['share-question']),
    sharedBefore: before(RETENTION_DAYS['shared-words']),
  })
}
