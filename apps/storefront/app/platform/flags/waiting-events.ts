import type { EventFacts, TrackedEvent } from '@passepartout/domain'

/** Where events wait for the flag client, page after page. */
export const WAITING_EVENTS = 'waiting-flag-events'
const MOST_WAITING = 50

interface WaitingEvent {
  event: TrackedEvent
  facts: EventFacts
}

/** Keeps events for the flag client; without a place to keep them in they are lost, as nothing may depend on them. */
export function keepWaiting(events: readonly WaitingEvent[]): boolean {
  try {
    const kept = [...read(), ...events].slice(-MOST_WAITING)
    sessionStorage.setItem(WAITING_EVENTS, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function hasWaiting(): boolean {
  try {
    return sessionStorage.getItem(WAITING_EVENTS) !== null
  } catch {
    return false
  }
}

/** What waits, which does so no longer. */
export function takeWaiting(): WaitingEvent[] {
  try {
    const waiting = read()
    sessionStorage.removeItem(WAITING_EVENTS)
    return waiting
  } catch {
    return []
  }
}

const read = () => JSON.parse(sessionStorage.getItem(WAITING_EVENTS) ?? '[]') as WaitingEvent[]
