import { QUEUED_EVENTS_KEY } from './event-queue.ts'
import { deleteVisitorKeys } from './visitor-key.ts'

/** Removes everything that experiments keep in this browser: keys, the flag client's cache, events that wait. */
export function forgetVisitor(): void {
  deleteVisitorKeys()
  try {
    sessionStorage.removeItem(QUEUED_EVENTS_KEY)
    for (const key of Object.keys(localStorage)) if (key.includes('SPLITIO.')) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
