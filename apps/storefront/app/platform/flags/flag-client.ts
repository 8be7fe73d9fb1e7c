import { FLAGS, type Flag, type FlagTreatment } from '@passepartout/domain'
import { deviceInfo, signsOfNavigator } from '@passepartout/domain/device'
import { InLocalStorage, SplitFactory } from '@splitsoftware/splitio-browserjs'
import { onConsent } from '../consent.ts'
import { readShopServices } from '../read-shop-services.ts'
import type { Decision } from './decide-treatment.ts'
import { drainQueuedEvents } from './event-queue.ts'
import { visitorKey } from './visitor-key.ts'

/** Settings of the specification (section 9), named as in the client. Seconds, and queue lengths. */
export const CLIENT_NUMBERS = {
  startup: {
    readyTimeout: 10,
    requestTimeoutBeforeReady: 5,
    retriesOnFailureBeforeReady: 1,
    eventsFirstPushWindow: 10,
  },
  scheduler: {
    featuresRefreshRate: 60,
    segmentsRefreshRate: 60,
    impressionsRefreshRate: 300,
    eventsPushRate: 60,
    telemetryRefreshRate: 3600,
    eventsQueueSize: 500,
    impressionsQueueSize: 30_000,
  },
} as const
const CACHE_DAYS = 10
/** Whether any flag is decided per session. */
const USES_SESSIONS = Object.values<Flag>(FLAGS).some(({ scope }) => scope === 'session')

type Factory = SplitIO.IBrowserSDK
type Client = SplitIO.IBrowserClient

/** Spec 4, "Flag readiness". */
type Readiness = 'waiting' | 'ready from cache' | 'ready' | 'ready timed out' | 'update'

let opened: { factory: Factory; decisive: Map<Client, Promise<void>> } | undefined
let readiness: Readiness = 'waiting'

function open(): NonNullable<typeof opened> | undefined {
  if (opened) return opened
  const { flags } = readShopServices()
  if (!flags || deviceInfo(signsOfNavigator(navigator)).isCrawler) return undefined
  const absolute = (url: string) => new URL(url, location.origin).href
  const factory = SplitFactory({
    core: { authorizationKey: flags.key, key: visitorKey('user') },
    urls: {
      sdk: absolute(flags.sdk),
      events: absolute(flags.events),
      auth: absolute(flags.auth),
      telemetry: absolute(flags.telemetry),
    },
    ...CLIENT_NUMBERS,
    // A page lives for minutes: polling every minute suffices, and needs no third host.
    streamingEnabled: false,
    storage: InLocalStorage({ expirationDays: CACHE_DAYS }),
    userConsent: 'GRANTED',
  })
  opened = { factory, decisive: new Map() }
  // Declining stops sending and clears the queue, granting resumes; the client does both (spec 4).
  onConsent('experiments', consent => {
    const isGranted = consent === 'granted'
    factory.UserConsent.setStatus(isGranted)
    if (isGranted) visitorKey('user')
  })
  return opened
}

/** Evaluates a flag for this visitor as soon as the client has definitions; cached ones suffice. */
export async function evaluate(name: string, { scope }: Flag): Promise<Decision> {
  const current = open()
  if (!current) return { treatment: 'off', config: null, label: 'no client' }
  const client = scope === 'user' ? current.factory.client() : current.factory.client(visitorKey('session'))
  const known = current.decisive.get(client) ?? canDecide(client)
  current.decisive.set(client, known)
  await known
  const { treatment, config } = client.getTreatmentWithConfig(name)
  return {
    treatment: treatment === 'on' || treatment === 'off' ? (treatment as FlagTreatment) : 'control',
    config,
    ...(treatment === 'control'
      ? { label: readiness === 'ready timed out' ? 'not ready' : 'definition not found' }
      : {}),
  }
}

function canDecide(client: Client): Promise<void> {
  return new Promise(resolve => {
    const { SDK_READY, SDK_READY_FROM_CACHE, SDK_READY_TIMED_OUT, SDK_UPDATE } = client.Event
    const turn = (state: Readiness) => () => {
      readiness = state
      // For inspection, such as by the shop's own tests.
      document.documentElement.dataset.flagClient = state
      resolve()
    }
    // Sending an event may have started the client earlier, and it emits its ready event only once.
    const { isReady, isReadyFromCache, hasTimedout } = client.getStatus()
    if (isReady) turn('ready')()
    else {
      if (isReadyFromCache) turn('ready from cache')()
      else if (hasTimedout) turn('ready timed out')()
      client.once(SDK_READY, turn('ready'))
      client.once(SDK_READY_TIMED_OUT, turn('ready timed out'))
    }
    // Later updates apply from the next page: nothing jumps while the visitor reads.
    client.on(SDK_UPDATE, turn('update'))
    if (isReady || isReadyFromCache) return
    client.once(SDK_READY_FROM_CACHE, (found?: { initialCacheLoad?: boolean }) => {
      if (found?.initialCacheLoad !== true) turn('ready from cache')()
    })
  })
}

/** Sends the visitor's events to the flag service, including those queued on earlier pages. */
export function sendFlagEvents(): void {
  const factory = open()?.factory
  if (!factory) return
  // Tests per session count events under the session's key.
  const clients = [factory.client(), ...(USES_SESSIONS ? [factory.client(visitorKey('session'))] : [])]
  for (const { event, facts } of drainQueuedEvents()) {
    const { value, ...properties } = facts
    for (const client of clients)
      client.track('user', event, value, properties as Record<string, string | number>)
  }
}
