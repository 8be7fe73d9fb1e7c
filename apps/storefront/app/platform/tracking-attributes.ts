import { type EventProperties, isTrackedEvent, type TrackedEvent } from '@passepartout/domain'

/**
 * Attributes of an element by which its page says what it is: a product that was opened, an order that was placed. The
 * page's script tells it.
 *
 * @param once a name under which it is told once in a visit, such as the number of an order
 */
export const trackingAttributes = (event: TrackedEvent, facts: EventProperties = {}, once?: string) => ({
  'data-track': JSON.stringify({ event, ...facts }),
  ...(once ? { 'data-track-once': once } : {}),
})

/** What such an attribute says; nothing where an element of a page uses the name for something else. */
export function readTracked(
  said: string | undefined,
): ({ event: TrackedEvent } & EventProperties) | undefined {
  try {
    const read = Object(JSON.parse(said ?? 'null')) as { event?: unknown }
    return isTrackedEvent(read.event) ? (read as { event: TrackedEvent } & EventProperties) : undefined
  } catch {
    return undefined
  }
}
