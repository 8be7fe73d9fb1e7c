import type { EventFacts, TrackedEvent } from '@passepartout/domain'

/**
 * Attributes of an element by which its page says what it is: a product that was opened, an order that was placed. The
 * page's script tells it.
 *
 * @param once a name under which it is told once in a visit, such as the number of an order
 */
export const tracked = (event: TrackedEvent, facts: EventFacts = {}, once?: string) => ({
  'data-track': JSON.stringify({ event, ...facts }),
  ...(once ? { 'data-track-once': once } : {}),
})
