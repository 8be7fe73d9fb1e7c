import type { EventFacts, TrackedEvent } from '@passepartout/domain'
import { mayAsk } from './flags/experiments-consent.ts'
import { keepWaiting } from './flags/waiting-events.ts'
import { readTracked } from './tracked.ts'

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
/** So many first entries of the data layer wait for the flag client since the page was left; going back shows the page again. */
let handedOver = 0

/** Says that somebody reads the data layer from now on. @returns how many of its first entries wait for the flag client already */
export function startHearing(): number {
  unheard = undefined
  return handedOver
}

/** Tells the data layer what the visitor did; by the catalogue of events (`TRACKED_EVENTS`). */
export function track(event: TrackedEvent, facts: EventFacts = {}): void {
  if (unheard) {
    unheard.push({ event, facts })
    addEventListener('pagehide', handOver)
  }
  dataLayer().push({ event, ...facts } satisfies DataLayerEntry)
}

function handOver(): void {
  if (!unheard?.length || !mayAsk() || !keepWaiting(unheard)) return
  unheard = []
  handedOver = dataLayer().length
}

/** The product that this page is about, as it says itself; nothing where it is about none. */
export function productHere(): Pick<EventFacts, 'kind' | 'item'> {
  const said = document.querySelector<HTMLElement>('[data-track*=view_item]')?.dataset.track
  const { kind, item } = readTracked(said) ?? {}
  return { ...(kind ? { kind } : {}), ...(item ? { item } : {}) }
}
