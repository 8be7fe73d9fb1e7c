// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { SHOP_SERVICES } from '../shop-services.ts'
import { evaluate, sendFlagEvents } from './flag-client.ts'

vi.mock('isbot', () => ({ isbot: () => false }))
vi.mock('@splitsoftware/splitio-browserjs', () => {
  /** The official client after its ready event, which it does not emit again. */
  const client = {
    Event: {},
    getStatus: () => ({ isReady: true, isReadyFromCache: true, hasTimedout: false }),
    once: () => undefined,
    on: () => undefined,
    track: () => true,
    getTreatmentWithConfig: () => ({ treatment: 'on', config: null }),
  }
  return {
    InLocalStorage: () => undefined,
    SplitFactory: () => ({ client: () => client, UserConsent: { setStatus: () => true } }),
  }
})

test('a flag is decided also where an event opened the client, and it was ready before anybody asked', async () => {
  const flags = { key: 'k', sdk: '/s', events: '/e', auth: '/a', telemetry: '/t' }
  const meta = document.createElement('meta')
  meta.name = SHOP_SERVICES
  meta.content = JSON.stringify({ purposes: ['experiments'], flags })
  document.head.append(meta)
  sendFlagEvents()
  expect(await evaluate('any', { scope: 'user' } as never)).toEqual({ treatment: 'on', config: null })
})
