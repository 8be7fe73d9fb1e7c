import { removeVisitorKeys } from './visitor-key.ts'
import { WAITING_EVENTS } from './waiting-events.ts'

/** Removes everything that experiments keep in this browser: keys, the flag client's cache, events that wait. */
export function forgetVisitor(): void {
  removeVisitorKeys()
  try {
    sessionStorage.removeItem(WAITING_EVENTS)
    for (const key of Object.keys(localStorage)) if (key.includes('SPLITIO.')) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
