import { BROWSER_EVENTS, type EventProperties, type TrackedEvent } from '@passepartout/domain'
import { onConsent } from '../consent.ts'
import { readShopServices } from '../read-shop-services.ts'

type Vital = 'lcp' | 'inp' | 'cls'

interface PageMetrics {
  page: string
  view: boolean
  events: { event: TrackedEvent; kind?: string; item?: string }[]
  vitals: Partial<Record<Vital, number>>
}

const MOST_EVENTS = 50

/**
 * Counts events of the page for the anonymous daily totals, and sends them when the page is left: no key, no cookie, no
 * personal data. A shop that asks for consent to `statistics` waits for it, and browsers that decline are not counted.
 */
export function startPageMetrics() {
  const isAsked = readShopServices().purposes.includes('statistics')
  const page = document.documentElement.dataset.kind ?? 'other'
  let isAllowed = false
  let metrics = empty(page, true)

  onConsent('statistics', consent => {
    isAllowed = consent === 'granted' || (consent === 'unknown' && !isAsked)
    if (consent === 'declined') metrics = empty(page, false)
  })

  function send(): void {
    const isEmpty = !metrics.view && metrics.events.length === 0 && Object.keys(metrics.vitals).length === 0
    if (isEmpty || !isAllowed) return
    const body = new Blob([JSON.stringify(metrics)], { type: 'application/json' })
    if (navigator.sendBeacon('/web-api/numbers', body)) metrics = empty(page, false)
  }
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  // A page restored from the back/forward cache is a new view.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) metrics.view = true
  })

  return {
    event: (event: TrackedEvent, { kind, item }: EventProperties) => {
      // The server counts all other events itself, also those of browsers without scripts.
      if (metrics.events.length < MOST_EVENTS && (BROWSER_EVENTS as readonly string[]).includes(event))
        metrics.events.push({ event, ...(kind ? { kind } : {}), ...(item ? { item } : {}) })
    },
    vital: (name: Vital, value: number) => {
      metrics.vitals[name] = value
    },
  }
}

const empty = (page: string, view: boolean): PageMetrics => ({ page, view, events: [], vitals: {} })
