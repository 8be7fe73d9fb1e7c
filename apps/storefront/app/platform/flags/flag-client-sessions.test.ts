// @vitest-environment happy-dom
import { FLAGS } from '@passepartout/domain'
import { beforeEach, expect, test, vi } from 'vitest'
import { SHOP_SERVICES } from '../shop-services.ts'
import { queueEvents } from './event-queue.ts'
import { evaluate, sendFlagEvents } from './flag-client.ts'
import { visitorKey } from './visitor-key.ts'

const told = vi.hoisted(() => [] as string[])
const asked = vi.hoisted(() => [] as string[])
vi.mock('@splitsoftware/splitio-browserjs', () => {
  /** The official client of one key, ready from the start. */
  const clientOf = (key: string) => ({
    Event: {},
    getStatus: () => ({ isReady: true, isReadyFromCache: true, hasTimedout: false }),
    once: () => undefined,
    on: () => undefined,
    track: (_type: string, event: string) => told.push(`${key} ${event}`),
    getTreatmentWithConfig: (name: string) => {
      asked.push(`${key} ${name}`)
      return { treatment: 'on', config: null }
    },
  })
  return {
    InLocalStorage: () => undefined,
    SplitFactory: ({ core }: { core: { key: string } }) => ({
      client: (key = core.key) => clientOf(key),
      UserConsent: { setStatus: () => true },
    }),
  }
})

beforeEach(() => {
  const flags = { key: 'k', sdk: '/s', events: '/e', auth: '/a', telemetry: '/t' }
  document.head.innerHTML = `<meta name="${SHOP_SERVICES}" content='${JSON.stringify({ purposes: ['experiments'], flags })}'>`
})

test('a flag of the session is decided by the key of the session, one of the visitor by theirs', async () => {
  await evaluate('wall-pictures-teaser', FLAGS['wall-pictures-teaser'])
  await evaluate('theme-portrait-format', FLAGS['theme-portrait-format'])
  expect(visitorKey('session')).not.toBe(visitorKey('user'))
  expect(asked).toEqual([
    `${visitorKey('session')} wall-pictures-teaser`,
    `${visitorKey('user')} theme-portrait-format`,
  ])
})

test('what was done counts for the tests of the visitor and for those of the session', () => {
  queueEvents([{ event: 'configure', facts: {} }])
  sendFlagEvents()
  expect(told).toEqual([`${visitorKey('user')} configure`, `${visitorKey('session')} configure`])
})
