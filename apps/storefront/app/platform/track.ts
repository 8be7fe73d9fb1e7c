import type { EventFacts, TrackedEvent } from '@passepartout/domain'

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

/** Tells the data layer what the visitor did; by the catalogue of events (`TRACKED_EVENTS`). */
export function track(event: TrackedEvent, facts: EventFacts = {}): void {
  dataLayer().push({ event, ...facts } satisfies DataLayerEntry)
}

/** The product that this page is about, as it says itself; nothing where it is about none. */
export function productHere(): Pick<EventFacts, 'kind' | 'item'> {
  const said = document.querySelector<HTMLElement>('[data-track*=view_item]')?.dataset.track
  const { kind, item } = JSON.parse(said ?? '{}') as EventFacts
  return { ...(kind ? { kind } : {}), ...(item ? { item } : {}) }
}
