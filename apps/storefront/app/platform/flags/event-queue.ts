import type { EventProperties, TrackedEvent } from '@passepartout/domain'

/** Where events wait for the flag client, page after page. */
export const QUEUED_EVENTS_KEY = 'waiting-flag-events'
const MOST_WAITING = 50

interface QueuedEvent {
  event: TrackedEvent
  facts: EventProperties
}

/** Keeps events for the flag client; without a place to keep them in they are lost, as nothing may depend on them. */
export function queueEvents(events: readonly QueuedEvent[]): boolean {
  try {
    const kept = [...read(), ...events].slice(-MOST_WAITING)
    sessionStorage.setItem(QUEUED_EVENTS_KEY, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function hasQueuedEvents(): boolean {
  try {
    return sessionStorage.getItem(QUEUED_EVENTS_KEY) !== null
  } catch {
    return false
  }
}

/** What waits, which does so no longer. */
export function drainQueuedEvents(): QueuedEvent[] {
  try {
    const waiting = read()
    sessionStorage.removeItem(QUEUED_EVENTS_KEY)
    return waiting
  } catch {
    return []
  }
}

const read = () => JSON.parse(sessionStorage.getItem(QUEUED_EVENTS_KEY) ?? '[]') as QueuedEvent[]
