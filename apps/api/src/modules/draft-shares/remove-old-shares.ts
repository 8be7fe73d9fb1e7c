import { deleteOldDraftNotifications, removeOldDraftShares } from '@passepartout/db'
import { DAY_MS, RETENTION_DAYS } from '@passepartout/domain'
import type { ApiDeps } from '../../deps.ts'

/** Deletes share links some time after their expiry, with their comments, and the addresses for notifications. */
export async function removeOldShares({ db, clock }: Pick<ApiDeps, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * DAY_MS)
  await removeOldDraftShares(db, { before: before(RETENTION_DAYS['shared-words']) })
  await deleteOldDraftNotifications(db, {
    askedBefore: before(RETENTION_DAYS['share-question']),
    sharedBefore: before(RETENTION_DAYS['shared-words']),
  })
}
