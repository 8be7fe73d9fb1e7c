// @vitest-environment happy-dom
import { CONSENT_COOKIE } from '@passepartout/domain'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QUEUED_EVENTS_KEY } from './flags/event-queue.ts'
import { SHOP_SERVICES } from './shop-services.ts'

const kept = () => JSON.parse(sessionStorage.getItem(QUEUED_EVENTS_KEY) ?? '[]') as { event: string }[]
const leave = () => dispatchEvent(new Event('pagehide'))
const pageAfresh = async () => {
  vi.resetModules()
  const { track, dataLayer } = await import('./track.ts')
  const { saveConsent } = await import('./consent.ts')
  dataLayer().length = 0
  return { track, dataLayer, agree: () => saveConsent(['experiments'], ['experiments']) }
}

beforeEach(() => {
  sessionStorage.clear()
  const flags = { key: 'k', sdk: '/s', events: '/e', auth: '/a', telemetry: '/t' }
  const services = JSON.stringify({ purposes: ['experiments'], flags })
  document.head.innerHTML = `<meta name="${SHOP_SERVICES}" content='${services}'>`
  // biome-ignore lint/suspicious/noDocumentCookie: a test's browser has no Cookie Store
  document.cookie = `${CONSENT_COOKIE}=; Max-Age=0; Path=/`
})

// A page that reads its data layer leaves nothing for later tests.
afterEach(async () => {
  const { activateDataLayer } = await import('./track.ts')
  activateDataLayer()
})

test('what nobody has heard yet when the page is left waits for the next page', async () => {
  const { track, agree } = await pageAfresh()
  agree()
  track('configure', { kind: 'photo-frame', item: 'poster' })
  leave()
  expect(kept()).toEqual([{ event: 'configure', facts: { kind: 'photo-frame', item: 'poster' } }])
})

test('nothing waits of somebody who did not agree', async () => {
  const { track } = await pageAfresh()
  track('configure')
  leave()
  expect(kept()).toEqual([])
})

test('a page that is shown again by going back keeps what is done on it afterwards, and nothing twice', async () => {
  const { track, agree } = await pageAfresh()
  agree()
  track('configure')
  leave()
  leave()
  track('search', { item: 'hochzeit' })
  leave()
  expect(kept()).toEqual([
    { event: 'configure', facts: {} },
    { event: 'search', facts: { item: 'hochzeit' } },
  ])
})

test('whoever hears a page that is shown again gives the flag client only what does not wait for it yet', async () => {
  const { track, agree } = await pageAfresh()
  agree()
  track('configure')
  leave()
  track('search')
  const { startAnalytics } = await import('./analytics/start-analytics.ts')
  startAnalytics()
  expect(kept().map(({ event }) => event)).toEqual(['configure', 'search'])
})
