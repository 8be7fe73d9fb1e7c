import type { EventFacts, TrackedEvent } from '@passepartout/domain'
import { mayAsk } from './flags/experiments-consent.ts'
import { keepWaiting } from './flags/waiting-events.ts'

/** An entry of the data layer, as tag managers know it. */
export type DataLayerEntry = { event: TrackedEvent } & EventFacts

/**
 * The page's data layer: a list in memory that whoever is allowed to reads. Entries that are made before anybody reads
 * wait in it; nothing leaves the browser by them alone.
 */
export function dataLayer(): unknown[] {
  const page = window as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  return page.dataLayer
}

/** What was told while nobody heard: the code that does may still be on its way when the page is left. */
let unheard: { event: TrackedEvent; facts: EventFacts }[] | undefined = []

/** Somebody reads the data layer from now on. */
export function isHeard(): void {
  unheard = undefined
}

/** Tells the data layer what the visitor did; by the catalogue of events (`TRACKED_EVENTS`). */
export function track(event: TrackedEvent, facts: EventFacts = {}): void {
  if (unheard?.push({ event, facts }) === 1) addEventListener('pagehide', keepUnheard, { once: true })
  dataLayer().push({ event, ...facts } satisfies DataLayerEntry)
}

function keepUnheard(): void {
  if (unheard && mayAsk()) keepWaiting(unheard)
}

/** The product that this page is about, as it says itself; nothing where it is about none. */
export function productHere(): Pick<EventFacts, 'kind' | 'item'> {
  const said = document.querySelector<HTMLElement>('[data-track*=view_item]')?.dataset.track
  const { kind, item } = JSON.parse(said ?? '{}') as EventFacts
  return { ...(kind ? { kind } : {}), ...(item ? { item } : {}) }
}
