import type { EventProperties, TrackedEvent } from '@passepartout/domain'
import { queueEvents } from './flags/event-queue.ts'
import { canUseFlagClient } from './flags/experiments-consent.ts'
import { readTracked } from './tracking-attributes.ts'

/** An entry of the data layer, as tag managers know it. */
export type DataLayerEntry = { event: TrackedEvent } & EventProperties

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
let unheard: { event: TrackedEvent; facts: EventProperties }[] | undefined = []
/** So many first entries of the data layer wait for the flag client since the page was left; going back shows the page again. */
let handedOver = 0

/** Says that somebody reads the data layer from now on. @returns how many of its first entries wait for the flag client already */
export function activateDataLayer(): number {
  unheard = undefined
  return handedOver
}

/** Tells the data layer what the visitor did; by the catalogue of events (`TRACKED_EVENTS`). */
export function track(event: TrackedEvent, facts: EventProperties = {}): void {
  if (unheard) {
    unheard.push({ event, facts })
    addEventListener('pagehide', queueUnreadEntries)
  }
  dataLayer().push({ event, ...facts } satisfies DataLayerEntry)
}

function queueUnreadEntries(): void {
  if (!unheard?.length || !canUseFlagClient() || !queueEvents(unheard)) return
  unheard = []
  handedOver = dataLayer().length
}

/** The product that this page is about, as it says itself; nothing where it is about none. */
export function productOfPage(): Pick<EventProperties, 'kind' | 'item'> {
  const said = document.querySelector<HTMLElement>('[data-track*=view_item]')?.dataset.track
  const { kind, item } = readTracked(said) ?? {}
  return { ...(kind ? { kind } : {}), ...(item ? { item } : {}) }
}
