// @vitest-environment happy-dom
import { CONSENT_COOKIE } from '@passepartout/domain'
import { beforeEach, expect, test, vi } from 'vitest'
import { WAITING_EVENTS } from './flags/waiting-events.ts'
import { SHOP_SERVICES } from './shop-services.ts'

const kept = () => JSON.parse(sessionStorage.getItem(WAITING_EVENTS) ?? '[]') as unknown[]
const leave = () => dispatchEvent(new Event('pagehide'))
const pageAfresh = async () => {
  vi.resetModules()
  const { track } = await import('./track.ts')
  const { saveConsent } = await import('./consent.ts')
  return { track, agree: () => saveConsent(['experiments'], ['experiments']) }
}

beforeEach(() => {
  sessionStorage.clear()
  const flags = { key: 'k', sdk: '/s', events: '/e', auth: '/a', telemetry: '/t' }
  const services = JSON.stringify({ purposes: ['experiments'], flags })
  document.head.innerHTML = `<meta name="${SHOP_SERVICES}" content='${services}'>`
  // biome-ignore lint/suspicious/noDocumentCookie: a test's browser has no Cookie Store
  document.cookie = `${CONSENT_COOKIE}=; Max-Age=0; Path=/`
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
