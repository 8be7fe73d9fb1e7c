import type { EventProperties, TrackedEvent } from '@passepartout/domain'

/** Storage key of the events queued for the flag client, across pages. */
export const QUEUED_EVENTS_KEY = 'waiting-flag-events'
const MOST_WAITING = 50

interface QueuedEvent {
  event: TrackedEvent
  facts: EventProperties
}

/**
 * Queues events for the flag client; without storage they are lost, which is acceptable. @returns whether they were
 * stored
 */
export function queueEvents(events: readonly QueuedEvent[]): boolean {
  try {
    const waiting = [...read(), ...events].slice(-MOST_WAITING)
    sessionStorage.setItem(QUEUED_EVENTS_KEY, JSON.stringify(waiting))
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

/** Returns the queued events and empties the queue. */
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
