import { type EventProperties, isTrackedEvent, type TrackedEvent } from '@passepartout/domain'
import { onCLS, onINP, onLCP } from 'web-vitals'
import { onConsent } from '../consent.ts'
import { hasQueuedEvents, queueEvents } from '../flags/event-queue.ts'
import { canUseFlagClient, watchExperimentsConsent } from '../flags/experiments-consent.ts'
import { PAGE_SHOWN_EVENT } from '../page-events.ts'
import { isDisabledByQuery, readShopServices } from '../read-shop-services.ts'
import { activateDataLayer, dataLayer, track } from '../track.ts'
import { readTracked } from '../tracking-attributes.ts'
import { startPageMetrics } from './page-metrics.ts'
import { watchErrors } from './watch-errors.ts'

/** Reports the page's web vitals, each value as soon as it is final: milliseconds, and the score for `cls`. */
function startVitals(report: (name: 'lcp' | 'inp' | 'cls', value: number) => void): void {
  onLCP(({ value }) => report('lcp', Math.round(value)))
  onINP(({ value }) => report('inp', Math.round(value)))
  onCLS(({ value }) => report('cls', Math.round(value * 10_000) / 10_000))
}

/** Fragment of the page after a sign-in, set by `routes/access.tsx`. */
const LOGGED_IN = '#logged-in'

/** Starts all analytics of the page; each part checks the consent it needs. */
export function startAnalytics(): void {
  watchExperimentsConsent()
  watchErrors()
  if (isDisabledByQuery('tracking')) return
  const numbers = startPageMetrics()
  // The previous page may have been left before its events were sent.
  if (canUseFlagClient() && hasQueuedEvents()) void sendQueuedEvents()
  readDataLayer((event, facts, isHandedOver) => {
    numbers.event(event, facts)
    if (canUseFlagClient() && !isHandedOver) void sendFlagEvents(event, facts)
  })
  trackDesignerLinks()
  trackPageView()
  addEventListener(PAGE_SHOWN_EVENT, trackPageView)
  trackSignIn()
  startVitals(numbers.vital)

  // The URL of an order is a secret: no third-party script runs there, and nothing is recorded.
  if (document.documentElement.dataset.kind === 'order') return
  const { tagManager, recordingRate = 0 } = readShopServices()
  if (tagManager) void import('./tag-manager.ts').then(({ startTagManager }) => startTagManager(tagManager))
  if (recordingRate > 0) {
    onConsent('recording', consent => {
      if (consent === 'granted')
        void import('./recorder.ts').then(({ startRecorder }) => startRecorder(recordingRate))
      else if (consent === 'declined') void import('./recorder.ts').then(({ stopRecorder }) => stopRecorder())
    })
  }
}

/**
 * Passes existing and future entries to `hear`; entries already queued for the flag client are marked as handed over.
 */
function readDataLayer(
  onEvent: (event: TrackedEvent, facts: EventProperties, isHandedOver: boolean) => void,
): void {
  const layer = dataLayer()
  const handedOver = activateDataLayer()
  const read = (entry: unknown, isHandedOver = false) => {
    const { event, ...facts } = (entry ?? {}) as { event?: unknown }
    if (isTrackedEvent(event)) onEvent(event, facts, isHandedOver)
  }
  for (const [index, entry] of layer.entries()) read(entry, index < handedOver)
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    for (const entry of entries) read(entry)
    return push(...entries)
  }
}

/** Tracks the events of the page itself: a product viewed, a checkout started, an order placed. */
function trackPageView(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-track]')) {
    const tracked = readTracked(dataset.track)
    if (!tracked) continue
    const { event, ...facts } = tracked
    if (isFirstPageView(dataset.trackOnce)) track(event, facts)
  }
}

/**
 * Whether an event limited to once per visit is new. Remembered for the visit, and only where the flag client may be
 * used.
 */
function isFirstPageView(once: string | undefined): boolean {
  if (once === undefined || !canUseFlagClient()) return true
  try {
    const isKnown = sessionStorage.getItem(`told ${once}`) !== null
    sessionStorage.setItem(`told ${once}`, '')
    return !isKnown
  } catch {
    return true
  }
}

/** After signing in by a plain form the URL carries a hash; tracks the login and removes the hash. */
function trackSignIn(): void {
  if (location.hash !== LOGGED_IN) return
  track('login')
  history.replaceState(history.state, '', location.pathname + location.search)
}

const DESIGNER = /\/configurator-([a-z-]+)/

/** Tracks every link and form that leads to a designer. */
function trackDesignerLinks(): void {
  const trackAddress = (address: string | null | undefined) => {
    const kind = DESIGNER.exec(address ?? '')?.[1]
    if (kind) track('go_to_designer', { kind })
  }
  addEventListener('click', ({ target }) =>
    trackAddress((target as Element).closest?.('a')?.getAttribute('href')),
  )
  addEventListener('submit', ({ target }) => trackAddress((target as HTMLFormElement).getAttribute('action')))
}

/**
 * Queues an event for the flag client first: the event may leave the page, and the client may only load on the next
 * one.
 */
async function sendFlagEvents(event: TrackedEvent, facts: EventProperties): Promise<void> {
  if (queueEvents([{ event, facts }])) await sendQueuedEvents()
}

async function sendQueuedEvents(): Promise<void> {
  const client = await import('../flags/flag-client.ts')
  client.sendFlagEvents()
}
