import { type EventProperties, isTrackedEvent, type TrackedEvent } from '@passepartout/domain'

/**
 * Attributes with an event of the page itself: a product viewed, an order placed. The page's script tracks it.
 *
 * @param once a name under which it is tracked once per visit, such as the number of an order
 */
export const trackingAttributes = (event: TrackedEvent, facts: EventProperties = {}, once?: string) => ({
  'data-track': JSON.stringify({ event, ...facts }),
  ...(once ? { 'data-track-once': once } : {}),
})

/** The event in such an attribute; `undefined` where an element of a page uses the name for another purpose. */
export function readTracked(
  event: string | undefined,
): ({ event: TrackedEvent } & EventProperties) | undefined {
  try {
    const read = Object(JSON.parse(event ?? 'null')) as { event?: unknown }
    return isTrackedEvent(read.event) ? (read as { event: TrackedEvent } & EventProperties) : undefined
  } catch {
    return undefined
  }
}
