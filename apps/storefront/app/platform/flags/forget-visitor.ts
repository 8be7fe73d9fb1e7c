import { QUEUED_EVENTS_KEY } from './event-queue.ts'
import { deleteVisitorKeys } from './visitor-key.ts'

/** Deletes everything that experiments store in this browser: keys, the flag client's cache, queued events. */
export function forgetVisitor(): void {
  deleteVisitorKeys()
  try {
    sessionStorage.removeItem(QUEUED_EVENTS_KEY)
    for (const key of Object.keys(localStorage)) if (key.includes('SPLITIO.')) localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to delete.
  }
}
