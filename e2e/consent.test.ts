import { fileURLToPath } from 'node:url'
import { COOKIES, type CookieName, cookieNameOf, cookiesFor } from '@passepartout/domain'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { Shop } from '../tools/system-tests/start-shop.ts'
import { ordinaryUserAgent } from './drivers/ordinary-user-agent.ts'
import { SHOP_TEXTS } from './drivers/shop-texts.ts'
import { browserStorageKeys, SLOW_PAGE_MS, startShopWithRequestLog, watchTraffic } from './drivers/traffic.ts'
import { Visitor } from './drivers/visitor.ts'
import { waitUntilHydrated } from './drivers/wait-until-hydrated.ts'
import { isFullMatrix } from './drivers/windows.ts'

const PHOTO = fileURLToPath(new URL('../packages/testing/fixtures/odd/huge-6016x4016.jpg', import.meta.url))
const TAG_MANAGER = 'www.googletagmanager.com'
const THEME = '/wandbilder/poster?formatType=600x400&themeId=goldfaden'
/** Storage keys of experiments and recordings, beside cookies. */
const AGREED = /SPLITIO|flag-decisions|__AIE__|waiting-flag-events|recording/

/** The full run includes the phone. */
const WINDOWS = isFullMatrix ? [] : ['@desktop']

const words = SHOP_TEXTS['de-DE']
const named = (name: CookieName) => cookieNameOf(name, 'passepartout')
const NECESSARY = cookiesFor('necessary').map(named)

test.describe.configure({ mode: 'default' })
let shop: Shop
test.beforeAll(async () => {
  shop = await startShopWithRequestLog({
    CONSENT_PURPOSES: 'statistics,experiments,recording,marketing',
    TAG_MANAGER_ID: 'GTM-ABC123',
    RECORDING_SAMPLE_RATE: '1',
  })
})
test.afterAll(() => shop?.dispose())

/** A browser for which the tag manager's host serves an empty script. */
async function openBrowser(context: BrowserContext) {
  await context.route(`https://${TAG_MANAGER}/**`, route =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  return watchTraffic(context, shop)
}

const answers = async (page: Page, answer: 'Ablehnen' | 'Zustimmen') => {
  await page.getByRole('button', { name: answer, exact: true }).click()
  await expect(page.getByRole('button', { name: answer, exact: true })).toHaveCount(0)
}
/** Through the privacy settings, which every page links. */
const decidesAnew = async (page: Page, answer: 'Alles ablehnen' | 'Allem zustimmen') => {
  await page.evaluate(() => {
    location.hash = '#dialog=consent'
  })
  await page.locator('dialog[open]').getByRole('button', { name: answer }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}
const moves = async (page: Page) => {
  await page.mouse.move(20, 20)
  await page.mouse.move(200, 300)
  await page.keyboard.press('Tab')
}
/** Moves the pointer: a page counts only visitors who interact after its script has loaded. */
const hears = (page: Page, told: () => readonly string[]) =>
  expect
    .poll(
      async () => {
        await moves(page)
        return told().length
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
/** Opens the start page, a material, its designer, the cart and the checkout, and interacts with them. */
async function visits(page: Page, { buys = false, agreed = false }) {
  const visitor = new Visitor(page, words, shop)
  await visitor.opens('/')
  await moves(page)
  await visitor.goesToMaterial()
  await visitor.chooses()
  await visitor.opens(THEME)
  await waitUntilHydrated(page.locator('[data-island=calculator][data-alive]'))
  if (agreed)
    await expect.poll(() => browserStorageKeys(page), { timeout: SLOW_PAGE_MS }).toContain('__AIE__')
  if (!buys) return
  await visitor.opens('/wandbilder/leinwand')
  await visitor.chooses()
  await visitor.goesToDesigner()
  await visitor.takesPhoto(PHOTO)
  await visitor.seesSaved()
  await visitor.addsToCart()
  await moves(page)
  await page.getByRole('link', { name: 'Zur Kasse' }).locator('visible=true').first().click()
  await expect(page.locator('#email')).toBeVisible()
  await moves(page)
  await visitor.opens('/')
}

test('nothing beyond the necessary happens before an agreement, and after a refusal', {
  tag: WINDOWS,
}, async ({ browser }) => {
  const context = await browser.newContext({ userAgent: await ordinaryUserAgent(browser) })
  const traffic = await openBrowser(context)
  const page = await context.newPage()
  page.setDefaultTimeout(SLOW_PAGE_MS)

  await test.step('a whole visit without an answer asks only the shop, and keeps only necessary cookies', async () => {
    await visits(page, { buys: true })
    await expect(page.getByRole('button', { name: 'Ablehnen', exact: true })).toBeVisible()
    expect(traffic.requests()).toBeGreaterThan(100)
    expect(traffic.strangers()).toEqual([])
    expect(traffic.told()).toEqual([])
    const cookies = await traffic.cookies()
    expect(cookies).toContain(named('visitor'))
    expect(cookies.filter(name => !NECESSARY.includes(name))).toEqual([])
    expect((await browserStorageKeys(page)).filter(name => AGREED.test(name))).toEqual([])
  })

  await test.step('a refusal adds its own cookie and nothing else', async () => {
    const before = await traffic.cookies()
    await answers(page, 'Ablehnen')
    await visits(page, {})
    expect(traffic.strangers()).toEqual([])
    expect(traffic.told()).toEqual([])
    expect(await traffic.cookies()).toEqual([...before, named('consent')].sort())
    expect((await browserStorageKeys(page)).filter(name => AGREED.test(name))).toEqual([])
  })
  await context.close()
})

test('an agreement starts it, a refusal clears what waits, and another agreement starts it again', {
  tag: WINDOWS,
}, async ({ browser }) => {
  const context = await browser.newContext({ userAgent: await ordinaryUserAgent(browser) })
  const traffic = await openBrowser(context)
  const page = await context.newPage()
  page.setDefaultTimeout(SLOW_PAGE_MS)
  const userKey = async () => (await context.cookies()).find(({ name }) => name === 'split-user-key')?.value
  const EVENTS = '/_flags/api/events'
  const toldOf = (part: string) => traffic.told().filter(path => path.startsWith(part))

  let firstKey: string | undefined
  await test.step('after the agreement visitors get a key, and all three are told', async () => {
    await page.goto(shop.url('/', words.host))
    await moves(page)
    await answers(page, 'Zustimmen')
    await visits(page, { agreed: true })
    await page.goto(shop.url('/impressum', words.host))
    await moves(page)
    firstKey = await userKey()
    expect(firstKey).toMatch(/^[0-9a-f-]{36}$/)
    await hears(page, () => toldOf('/_flags/api/testImpressions'))
    await hears(page, () => toldOf(EVENTS))
    await hears(page, () => toldOf('/web-api/numbers'))
    await hears(page, () => toldOf('/web-api/recordings'))
    expect(traffic.strangers()).toEqual([TAG_MANAGER])
    const known = (Object.keys(COOKIES) as CookieName[]).map(named)
    expect((await traffic.cookies()).filter(name => !known.includes(name))).toEqual([])
  })

  await test.step('a refusal clears what waits: not even leaving the page tells it', async () => {
    const client = page.waitForRequest(/splitChanges/)
    await page.goto(shop.url(THEME, words.host))
    await waitUntilHydrated(page.locator('[data-island=calculator][data-alive]'))
    await page.locator('label:has(input[name=formatType]:not(:checked))').first().click()
    // The flag client is loaded: its decisions and the visitor's choices wait in it.
    await client
    await decidesAnew(page, 'Alles ablehnen')
    await traffic.forgets()
    await page.goto(shop.url('/impressum', words.host))
    await visits(page, {})
    expect(traffic.told()).toEqual([])
    expect(traffic.strangers()).toEqual([])
    expect(await userKey()).toBeUndefined()
    expect((await browserStorageKeys(page)).filter(name => AGREED.test(name))).toEqual([])
  })

  await test.step('a new agreement starts with a new key', async () => {
    await decidesAnew(page, 'Allem zustimmen')
    await visits(page, { agreed: true })
    await page.goto(shop.url('/impressum', words.host))
    await moves(page)
    await hears(page, () => toldOf('/_flags/api/testImpressions'))
    await hears(page, () => toldOf('/web-api/numbers'))
    await hears(page, () => toldOf('/web-api/recordings'))
    expect(await userKey()).not.toBe(firstKey)
    expect(traffic.strangers()).toEqual([TAG_MANAGER])
  })
  await context.close()
})
