import { expect, type Page, test } from '@playwright/test'
import { generatePhotos } from './drivers/generate-photos.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

/** Each in another shop, so that both brands and two languages are covered. */
const SHOPS = [
  {
    ...{
      shop: () => shopAt('passepartout'),
      locale: 'de-DE',
      choose: /^(Fotos auswählen|Aus Fotos auswählen)$/,
    },
    ...{ add: 'In den Warenkorb', cancel: 'Doch nicht in den Warenkorb', cart: /warenkorb/, look: 'Ansehen' },
    ...{ waits: /noch übertragen|unterwegs/, empty: /\d+ Felder bleiben leer/, out: 'Wieder herausnehmen' },
    product: 'photo-frame?materialType=poster&formatType=300x200',
  },
  {
    ...{
      shop: () => shopAt('kartenliebe', 'gb'),
      locale: 'en-GB',
      choose: /^(Choose (photos|from your photos)|More)$/,
    },
    ...{
      add: 'Add to basket',
      cancel: 'Don’t add it after all',
      cart: /\/(basket|cart)/,
      look: 'Take a look',
    },
    ...{ waits: /still uploading/, empty: /\d+ spaces stay empty/, out: 'Take it back out' },
    product: 'collage?designId=20&materialType=poster',
  },
] as const
type Words = (typeof SHOPS)[number]

/** Bytes a second: a photo of the test takes about two seconds. */
const SLOW_LINE = 16 * 1024

/** Records all announcements for screen readers; each one replaces the last. */
async function listens(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const said: string[] = []
    const note = () => {
      for (const region of document.querySelectorAll('.quiet[aria-live]')) said.push(region.textContent ?? '')
    }
    for (const region of document.querySelectorAll('.quiet[aria-live]'))
      new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true })
    Object.assign(window, { said })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'))
}

async function sendsSlowly(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: SLOW_LINE },
  })
}

const call = (page: Page) => page.locator('.cart-button .call')

async function takes(page: Page, { choose }: Words, ...files: string[]) {
  const chooser = page.waitForEvent('filechooser')
  // The known photos of this device load a moment later, and replace the button.
  await expect(async () => {
    await page.getByRole('button', { name: choose }).locator('visible=true').first().click({ timeout: 2000 })
  }).toPass()
  await (await chooser).setFiles(files)
}

/** Photos large enough for their print, each of another colour. */
const photos = (count: number, name: string) =>
  generatePhotos(count, number => ({
    name: `${name}-${number}`,
    size: [2400, 1600],
    colour: { r: (number * 37) % 256, g: 90, b: (number * 53) % 256 },
  }))

for (const [row, words] of SHOPS.entries())
  test(`ten early presses on a slow line all arrive in the cart, ${words.locale}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile === (row === 1), 'The other shop has this window')
    test.slow()
    const files = await photos(10, 'early')
    await page.goto(`${words.shop()}/robots.txt`)
    await sendsSlowly(page)
    for (const [at, file] of files.entries())
      await test.step(`press ${at + 1}`, async () => {
        await page.goto(`${words.shop()}/configurator-${words.product}&locale=${words.locale}`)
        await takes(page, words, file)
        await expect(call(page)).toHaveAttribute('aria-disabled', 'false')
        const heard = await listens(page)
        await call(page).click()
        // The button displays and announces what it waits for, and the wait can be cancelled.
        if (at === 0) {
          await expect(call(page)).toHaveText(words.waits)
          await expect.poll(heard).toMatch(words.waits)
          await page.getByRole('button', { name: words.cancel }).click()
          await expect(call(page)).toHaveText(words.add)
          await call(page).click()
        }
        await expect(page).toHaveURL(words.cart, { timeout: 60_000 })
      })
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('h2') }),
    ).toHaveCount(10)
  })

test('a photo that is paused, then broken off, still goes into the cart by the same press', {
  tag: '@desktop',
}, async ({ page }) => {
  const [words] = SHOPS
  const [file = ''] = await photos(1, 'broken')
  await page.goto(`${words.shop()}/configurator-${words.product}&locale=${words.locale}`)
  let broken = 0
  await page.route('**/web-api/photos*', route =>
    route.request().method() === 'POST' && broken++ === 0 ? route.abort('connectionreset') : route.continue(),
  )
  await takes(page, words, file)
  await expect(call(page)).toHaveAttribute('aria-disabled', 'false')
  await call(page).click()
  await expect(page).toHaveURL(words.cart, { timeout: 60_000 })
  expect(broken).toBeGreaterThan(1)
})

for (const [row, words] of SHOPS.entries())
  test(`a hardcover of 24 pages with six photos goes into the cart, which says what stays empty, ${words.locale}`, {
    tag: alternatesViewports(row),
  }, async ({ page }) => {
    const shop = row === 0 ? words.shop() : shopAt('passepartout', 'gb')
    await page.goto(
      `${shop}/configurator-photobook?photobookFormat=a4-quer&photobookPageCount=24&photobookCover=hard&locale=${words.locale}`,
    )
    await takes(page, words, ...(await photos(6, 'holiday')))
    await expect(page.locator('.print-state')).toHaveAttribute('data-state', /hints|pending/)
    await call(page).click()
    await expect(page).toHaveURL(words.cart, { timeout: 90_000 })
    await expect(page.getByText(words.empty)).toBeVisible()
    await page.getByRole('link', { name: words.look }).click()
    const finding = page.locator('.finding[data-current]')
    await expect(finding.getByRole('heading')).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: words.out }).click()
    await expect(page.getByText(words.empty)).toHaveCount(0)
  })

test('a press whose answer is lost before a busy shop refuses the next try puts one line into the cart', {
  tag: '@desktop',
}, async ({ page }) => {
  const [words] = SHOPS
  let calls = 0
  await page.route('**/web-api/cart/lines', async (route, request) => {
    if (request.method() !== 'POST') return route.continue()
    calls++
    if (calls > 2) return route.continue()
    if (calls === 2)
      return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Gleich noch einmal.' } })
    // Node does not resolve names below localhost.
    const { host, port } = new URL(request.url())
    const headers = { ...(await request.allHeaders()), host }
    await route.fetch({ url: request.url().replace(host, `127.0.0.1:${port}`), headers })
    return route.abort()
  })
  await page.goto(`${words.shop()}/configurator-${words.product}&locale=${words.locale}`)
  await takes(page, words, ...(await photos(1, 'once')))
  await call(page).click()
  await expect.poll(() => calls, { timeout: 60_000 }).toBe(2)
  await expect(call(page)).toHaveText(words.add)
  await call(page).click()
  await expect(page).toHaveURL(words.cart, { timeout: 60_000 })
  expect(calls).toBe(3)
  await expect(page.getByRole('list', { name: 'Artikel im Warenkorb' }).locator('> li')).toHaveCount(1)
})
