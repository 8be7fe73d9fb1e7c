import { readFile } from 'node:fs/promises'
import { devices, expect, test } from '@playwright/test'
import type { Shop } from '../tools/system-tests/start-shop.ts'
import { CLIENT_KEY, openWithSdk, storedRecords, type WithSdk } from './drivers/flag-sdk.ts'
import { startShopWithRequestLog, watchTraffic } from './drivers/traffic.ts'
import { isFullMatrix } from './drivers/windows.ts'

const FLAG = 'theme-portrait-format'
const VISITORS = isFullMatrix ? 10_000 : 500
/** Visitors per page: each is a client of its own, which requests its segments. */
const PER_PAGE = 500
/** For 10,000 visitors; wider for fewer, in proportion to the standard error. */
const TOLERANCE = 0.01 * Math.sqrt(10_000 / VISITORS)
const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
/** The full run includes the phone. */
const WINDOWS = [
  ['laptop', {}],
  ['phone', { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch }],
] as const

let shop: Shop
test.beforeEach(async () => {
  shop = await startShopWithRequestLog({ TRUSTED_ADDRESS_HEADER: 'x-forwarded-for' })
})
test.afterEach(() => shop?.dispose())

const definition = async (): Promise<{ treatment: string; size: number }[]> => {
  const file = new URL(`../flags/${FLAG}.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8')).conditions[0].partitions
}

test(`${VISITORS} visitors are split as the definition says, and each is told once`, async ({ browser }) => {
  test.setTimeout(900_000)
  for (let first = 0; first < VISITORS; first += PER_PAGE) {
    const { context, page } = await openWithSdk(browser, shop, `10.0.${first / PER_PAGE}.1`)
    await page.evaluate(
      async ({ flag, first, count, key }) => {
        const base = `${location.origin}/_flags/api`
        const { SplitFactory } = window as unknown as WithSdk
        const factory = SplitFactory({
          core: { authorizationKey: key, key: `visitor-${first}` },
          urls: { sdk: base, events: base, auth: base, telemetry: base },
          startup: { readyTimeout: 120, requestTimeoutBeforeReady: 60 },
          streamingEnabled: false,
        })
        for (let n = first; n < first + count; n++) {
          const client = n === first ? factory.client() : factory.client(`visitor-${n}`)
          await client.ready()
          client.getTreatment(flag)
          client.track('user', 'configure')
        }
        await factory.destroy()
      },
      { flag: FLAG, first, count: PER_PAGE, key: CLIENT_KEY },
    )
    await context.close()
  }
  await shop.kill()
  const { impressions, events } = await storedRecords(shop)
  expect(impressions.length).toBe(VISITORS)
  expect(new Set(impressions.map(({ key }) => key)).size).toBe(VISITORS)
  expect(new Set(events.map(({ key }) => key)).size).toBe(VISITORS)
  expect(events.length).toBe(VISITORS)
  expect(new Set(impressions.map(({ label }) => label))).toEqual(new Set(['default rule']))
  for (const { treatment, size } of await definition()) {
    const share = impressions.filter(one => one.treatment === treatment).length / VISITORS
    expect(Math.abs(share - size / 100), treatment).toBeLessThan(TOLERANCE)
  }
})

for (const [name, window] of isFullMatrix ? WINDOWS : WINDOWS.slice(0, 1))
  test(`what waits while the service is killed and comes back arrives once, by the beacons of a page that is left on a ${name}`, async ({
    browser,
  }) => {
    const { context, page } = await openWithSdk(browser, shop, '10.1.0.1', window)
    const traffic = watchTraffic(context, shop)
    const tells = (from: number, to: number) =>
      page.evaluate(
        ([flag, from, to]) => {
          const { factory } = window as unknown as { factory: SplitIO.IBrowserSDK }
          for (let n = from; n < to; n++) {
            const client = factory.client(`visitor-${n}`)
            client.getTreatment(flag)
            client.track('user', 'configure')
          }
        },
        [FLAG, from, to] as const,
      )

    await test.step('the client gets ready for ten visitors', () =>
      page.evaluate(
        async ([key]) => {
          const base = `${location.origin}/_flags/api`
          const { SplitFactory } = window as unknown as WithSdk
          const factory = SplitFactory({
            core: { authorizationKey: key, key: 'visitor-0' },
            urls: { sdk: base, events: base, auth: base, telemetry: base },
            startup: { readyTimeout: 60, requestTimeoutBeforeReady: 30, eventsFirstPushWindow: 3600 },
            scheduler: { impressionsRefreshRate: 3600, eventsPushRate: 3600 },
            streamingEnabled: false,
          })
          await factory.client().ready()
          for (let n = 1; n < 10; n++) await factory.client(`visitor-${n}`).ready()
          Object.assign(window, { factory })
        },
        [CLIENT_KEY] as const,
      ))
    await tells(0, 5)
    await test.step('the service dies without warning, five more are told, and it comes back', async () => {
      await shop.kill()
      await tells(5, 10)
      await shop.start()
    })
    await test.step('leaving the page sends all of it', async () => {
      await page.goto(shop.url('/robots.txt'))
      const beacons = () => traffic.told().filter(path => path.endsWith('/beacon'))
      for (const path of ['testImpressions', 'events'])
        await expect.poll(beacons, { timeout: 30_000 }).toContain(`/_flags/api/${path}/beacon`)
    })
    await shop.kill()
    const { impressions, events } = await storedRecords(shop)
    const everybody = Array.from({ length: 10 }, (_, n) => `visitor-${n}`)
    expect(impressions.map(({ key }) => key).sort()).toEqual(everybody)
    expect(events.map(({ key }) => key).sort()).toEqual(everybody)
    await context.close()
  })
