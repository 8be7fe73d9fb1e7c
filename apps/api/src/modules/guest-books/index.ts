import { removeOldGuestBooks as removeEndedBefore } from '@passepartout/db'
import { DAY_MS, RETENTION_DAYS } from '@passepartout/domain'
import type { ApiDeps } from '../../deps.ts'
import { guestRoutes } from './guest-routes.ts'
import { ownerBookRoutes } from './owner-book-routes.ts'

export { enqueueGuestBookEmail } from './enqueue-guest-book-email.ts'

export const guestBookRoutes = [...ownerBookRoutes, ...guestRoutes]

/** Deletes guest books with their entries some time after they ended. */
export async function removeOldGuestBooks({ db, clock }: Pick<ApiDeps, 'db' | 'clock'>): Promise<void> {
  await removeEndedBefore(db, {
    before: new Date(clock().getTime() - RETENTION_DAYS['guest-books'] * DAY_MS),
  })
}
