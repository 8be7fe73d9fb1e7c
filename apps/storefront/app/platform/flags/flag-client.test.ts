import { SplitFactory } from '@splitsoftware/splitio-browserjs'
import { expect, test } from 'vitest'
import { CLIENT_NUMBERS } from './flag-client.ts'

test('the numbers of the specification are settings of the official client', async () => {
  const factory = SplitFactory({
    core: { authorizationKey: 'localhost', key: 'k' },
    mode: 'localhost',
    features: {},
    ...CLIENT_NUMBERS,
  } as unknown as SplitIO.IClientSideSettings)
  const { startup, scheduler } = factory.settings
  await factory.destroy()
  // The client counts in milliseconds.
  expect(startup).toMatchObject({
    readyTimeout: 10_000,
    requestTimeoutBeforeReady: 5000,
    retriesOnFailureBeforeReady: 1,
    eventsFirstPushWindow: 10_000,
  })
  expect(scheduler).toMatchObject({
    featuresRefreshRate: 60_000,
    impressionsRefreshRate: 300_000,
    eventsPushRate: 60_000,
    telemetryRefreshRate: 3_600_000,
    eventsQueueSize: 500,
    impressionsQueueSize: 30_000,
  })
})
