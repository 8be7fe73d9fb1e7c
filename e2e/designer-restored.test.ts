import { expect, type Page, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

const SMALL = '/configurator-photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE'
const OTHERS = /Änderungen von einem anderen Gerät/
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640
const price = (page: Page) => page.locator('.sum .amount')

/** A canvas print with a sample photo, saved. */
async function savesCanvas(page: Page) {
  await page.goto(shopAt('passepartout') + SMALL)
  await page.locator('.thumb button[draggable]').first().click()
  await expect(page).toHaveURL(/draft=/)
  await expect(page.getByText(/^Gespeichert/).first()).toBeAttached()
}

async function choosesFormat(page: Page, format: RegExp) {
  if (isPhone(page)) await page.getByRole('tab', { name: 'Format' }).click()
  else if (!(await page.getByRole('radio', { name: format }).isVisible()))
    await page.getByRole('button', { name: /^Format/ }).click()
  await page.getByRole('radio', { name: format }).click()
}

const LARGE = /^120 × 80/

test('a format chosen just before the window went comes back with its price and address, and as one’s own change', {
  tag: alternatesViewports(0),
}, async ({ page, context }) => {
  await savesCanvas(page)
  const before = page.url()
  const small = await price(page).textContent()
  // The server saves the change; the window closes before it receives the response.
  const arrived = Promise.withResolvers<void>()
  await page.route('**/web-api/drafts/*', async (route, request) => {
    if (request.method() !== 'PUT') return route.continue()
    // Node does not resolve names below localhost.
    const { host, port } = new URL(request.url())
    const url = request.url().replace(host, `127.0.0.1:${port}`)
    await route.fetch({ url, headers: { ...(await request.allHeaders()), host } })
    arrived.resolve()
    await route.abort()
  })
  await choosesFormat(page, LARGE)
  await arrived.promise
  await page.close()

  const again = await context.newPage()
  await again.goto(before)
  await expect(again).toHaveURL(/formatType=1200x800/)
  await expect(price(again)).not.toHaveText(small ?? '')
  await expect(again.locator('.price-bar')).toContainText('120 × 80')
  await expect(again.getByText(/^Gespeichert/).first()).toBeAttached()
  await expect(again.getByText(OTHERS)).toHaveCount(0)
})

test('without a connection no price of another product stands beside what is chosen', {
  tag: alternatesViewports(1),
}, async ({ page, context }) => {
  await savesCanvas(page)
  const small = await price(page).textContent()
  await context.setOffline(true)
  await choosesFormat(page, LARGE)
  await expect(price(page)).toHaveText('–')
  await expect(page.locator('.sum .note-line')).toHaveText('Preis gerade nicht verfügbar')
  await context.setOffline(false)
  await expect(price(page)).toHaveText(/€/, { timeout: 30_000 })
  expect(await price(page).textContent()).not.toBe(small)
})

test('a panel that was not fetched before the connection went says that it waits for it', {
  tag: alternatesViewports(0),
}, async ({ page, context }) => {
  await page.goto(shopAt('passepartout') + SMALL)
  await expect(page.locator('.thumb button[draggable]').first()).toBeVisible()
  await context.setOffline(true)
  await page
    .getByRole(isPhone(page) ? 'button' : 'tab', { name: 'Ansehen' })
    .or(page.getByText('Ansehen', { exact: true }))
    .first()
    .click()
  await expect(
    page.getByText('Das wird geladen, sobald wieder eine Verbindung da ist.').first(),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Das wird geladen, sobald wieder eine Verbindung da ist.')).toHaveCount(0)
})

test('a design that is opened again fetches every panel by itself, so that the connection may go', {
  tag: alternatesViewports(1),
}, async ({ page, context }) => {
  await savesCanvas(page)
  await page.reload()
  const fetched = (part: string) =>
    page.evaluate(
      name => performance.getEntriesByType('resource').some(one => one.name.includes(`/${name}-`)),
      part,
    )
  for (const part of ['room-panel', 'preview-panel', 'format-panel', 'check-panel'])
    await expect.poll(() => fetched(part)).toBe(true)
  await context.setOffline(true)
  await choosesFormat(page, LARGE)
  await expect(page.locator('.price-bar')).toContainText('120 × 80')
})
