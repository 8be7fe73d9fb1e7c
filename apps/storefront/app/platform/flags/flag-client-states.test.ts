// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SHOP_SERVICES } from '../shop-services.ts'

const Event = {
  SDK_READY: 'ready',
  SDK_READY_FROM_CACHE: 'from cache',
  SDK_READY_TIMED_OUT: 'timed out',
  SDK_UPDATE: 'update',
}
const heard = vi.hoisted(() => new Map<string, ((fact?: object) => void)[]>())
const treatment = vi.hoisted(() => ({ of: 'on' }))
const kept = vi.hoisted(() => [] as unknown[])
vi.mock('isbot', () => ({ isbot: () => false }))
vi.mock('@splitsoftware/splitio-browserjs', () => {
  /** The official client before it has definitions; the test emits its events. */
  const listen = (name: string, act: (fact?: object) => void) =>
    heard.set(name, [...(heard.get(name) ?? []), act])
  const client = {
    Event,
    getStatus: () => ({ isReady: false, isReadyFromCache: false, hasTimedout: false }),
    once: listen,
    on: listen,
    getTreatmentWithConfig: () => ({ treatment: treatment.of, config: null }),
  }
  return {
    InLocalStorage: (options: unknown) => void kept.push(options),
    SplitFactory: () => ({ client: () => client, UserConsent: { setStatus: () => true } }),
  }
})
const tells = (name: string, fact?: object) => {
  for (const act of heard.get(name) ?? []) act(fact)
}
const state = () => document.documentElement.dataset.flagClient

/** A page that evaluates a flag while the client is still loading. */
async function ask() {
  vi.resetModules()
  heard.clear()
  const { evaluate } = await import('./flag-client.ts')
  let decision: unknown
  const asked = evaluate('any', { scope: 'user' } as never).then(decided => {
    decision = decided
  })
  await Promise.resolve()
  return { asked, decided: () => decision }
}

beforeEach(() => {
  treatment.of = 'on'
  const flags = { key: 'k', sdk: '/s', events: '/e', auth: '/a', telemetry: '/t' }
  document.head.innerHTML = `<meta name="${SHOP_SERVICES}" content='${JSON.stringify({ purposes: ['experiments'], flags })}'>`
})

describe('the flag client', () => {
  test.each([
    [Event.SDK_READY, 'ready'],
    [Event.SDK_READY_FROM_CACHE, 'ready from cache'],
  ])('decides once it says %j: it is %s', async (event, named) => {
    const { asked, decided } = await ask()
    expect(decided()).toBeUndefined()
    tells(event)
    await asked
    expect([state(), decided()]).toEqual([named, { treatment: 'on', config: null }])
  })

  test('that has nothing to say in time leaves flags at control, labelled not ready', async () => {
    treatment.of = 'control'
    const { asked, decided } = await ask()
    tells(Event.SDK_READY_TIMED_OUT)
    await asked
    expect([state(), decided()]).toEqual([
      'ready timed out',
      { treatment: 'control', config: null, label: 'not ready' },
    ])
  })

  test('that is ready and knows no such flag leaves it at control, labelled so', async () => {
    treatment.of = 'control'
    const { asked, decided } = await ask()
    tells(Event.SDK_READY)
    await asked
    expect(decided()).toMatchObject({ treatment: 'control', label: 'definition not found' })
  })

  test('keeps definitions in the browser for ten days', async () => {
    kept.length = 0
    const { asked } = await ask()
    tells(Event.SDK_READY)
    await asked
    expect(kept).toEqual([{ expirationDays: 10 }])
  })

  test('says so when definitions are updated later', async () => {
    const { asked } = await ask()
    tells(Event.SDK_READY)
    await asked
    tells(Event.SDK_UPDATE)
    expect(state()).toBe('update')
  })
})
