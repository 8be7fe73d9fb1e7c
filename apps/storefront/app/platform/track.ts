import type { EventProperties, TrackedEvent } from '@passepartout/domain'
import { queueEvents } from './flags/event-queue.ts'
import { canUseFlagClient } from './flags/experiments-consent.ts'
import { readTracked } from './tracking-attributes.ts'

/** An entry of the data layer, in the form of tag managers. */
export type DataLayerEntry = { event: TrackedEvent } & EventProperties

/**
 * The page's data layer: a list in memory for readers that the visitor has permitted. Entries wait in it until a reader
 * is active; by itself it sends nothing.
 */
export function dataLayer(): unknown[] {
  const page = window as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  return page.dataLayer
}

/** Entries without a reader so far: its code may still be loading when the page is left. */
let unheard: { event: TrackedEvent; facts: EventProperties }[] | undefined = []
/**
 * Number of first entries of the data layer queued for the flag client when the page was left; going back displays the
 * page again.
 */
let handedOver = 0

/**
 * Marks the data layer as read. @returns the number of its first entries that are already queued for the flag client
 */
export function activateDataLayer(): number {
  unheard = undefined
  return handedOver
}

/** Adds an action of the visitor to the data layer; events are listed in `TRACKED_EVENTS`. */
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

/** The product of this page by its attributes; empty without one. */
export function productOfPage(): Pick<EventProperties, 'kind' | 'item'> {
  const tracked = document.querySelector<HTMLElement>('[data-track*=view_item]')?.dataset.track
  const { kind, item } = readTracked(tracked) ?? {}
  return { ...(kind ? { kind } : {}), ...(item ? { item } : {}) }
}
