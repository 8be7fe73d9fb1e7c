import { expect, type Page, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'
import { waitUntilHydrated } from './drivers/wait-until-hydrated.ts'
import { alternatesViewports } from './drivers/windows.ts'

const material = (page: Page, name: string) => page.locator(`#material-${name}`)
const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const size = (page: Page) => page.locator('input[name=formatType]:checked')
const calculator = (page: Page) => page.locator('[data-island=calculator][data-alive]')
/** Before hydration a material is a normal link. */
const picker = (page: Page) => page.locator('[data-enhance=materials][data-alive]')
const price = (page: Page) => page.locator('[aria-live=polite][aria-busy=false] strong').first()

const CHOSEN = '/wandbilder/leinwand?formatType=1200x800&optionTypes[]=keilrahmen-38'

test('another material is chosen without a load, keeps what it has and says what it lacks', {
  tag: alternatesViewports(0),
}, async ({ page }) => {
  await page.goto(shopAt('passepartout') + CHOSEN)
  await waitUntilHydrated(calculator(page))
  await picker(page).waitFor()
  const before = await price(page).innerText()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  await material(page, 'acrylglas').click()
  await expect(headline(page)).toHaveText('Acrylglas')
  await expect(page).toHaveURL(/\/wandbilder\/acrylglas\?formatType=1200x800/)
  await expect(page).toHaveTitle(/Acrylglas/)
  await expect(size(page)).toHaveValue('1200x800')
  await expect(price(page)).not.toHaveText(before)
  await expect(page.locator('[data-fallen-away]')).toContainText('Keilrahmen 38')
  await expect(material(page, 'acrylglas')).toBeFocused()
  await expect(page.locator('#main form#calculator')).toHaveCount(1)

  await page.goBack()
  await expect(headline(page)).toHaveText('Leinwand')
  await expect(price(page)).toHaveText(before)
  await page.goForward()
  await expect(headline(page)).toHaveText('Acrylglas')
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
})

test('a size that only another material has is chosen there in place, and says which frame is missing', {
  tag: alternatesViewports(0),
}, async ({ page }) => {
  const framed =
    '/wandbilder/poster?formatType=600x400&frameType=holzrahmen-eiche&matType=mat-weiss&matSize=30'
  await page.goto(shopAt('passepartout') + framed)
  await waitUntilHydrated(calculator(page))
  await picker(page).waitFor()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  await page
    .getByRole('link', { name: /^Mehr Formate/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Breite').fill('300')
  await dialog.getByLabel('Höhe').fill('250')
  await dialog.locator('[data-other-material]').click()
  await expect(headline(page)).toHaveText('Fototapete')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/fototapete\?.*formatType=3000x2500/)
  await expect(size(page)).toHaveValue('3000x2500')
  await expect(page.locator('[data-fallen-away]')).toContainText('Holzrahmen, Eiche')
  await expect(page.locator('[data-fallen-away]')).toContainText('Passepartout weiß')
  await expect(material(page, 'fototapete')).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  await page.goBack()
  await expect(headline(page)).toHaveText('Poster')
})

test('Great Britain has sizes of one’s own as a group of formats', { tag: alternatesViewports(1) }, async ({
  page,
}) => {
  await page.goto(`${shopAt('passepartout', 'gb')}/wall-art/poster?formatType=600x400`)
  await waitUntilHydrated(calculator(page))
  const custom = page.locator('#calculator nav [data-group=custom]')
  await expect(custom).toHaveText('Custom size')
  await custom.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Width').fill('61.5')
  await dialog.getByRole('button', { name: 'Use this size' }).click()
  await expect(page).toHaveURL(/formatType=615x400/)
  await expect(custom).toHaveAttribute('aria-current', 'true')
  await page.goto(`${shopAt('passepartout')}/wandbilder/poster`)
  await expect(page.locator('#calculator nav [data-group=custom]')).toHaveCount(0)
})

test('what was chosen in place answers to further choices', { tag: alternatesViewports(1) }, async ({
  page,
}) => {
  await page.goto(shopAt('passepartout') + CHOSEN)
  await waitUntilHydrated(calculator(page))
  await picker(page).waitFor()
  await material(page, 'poster').click()
  await expect(headline(page)).toHaveText('Poster')
  await waitUntilHydrated(calculator(page))
  const before = await price(page).innerText()
  await page.locator('label:has(input[name="formatType"]:not(:checked, :disabled))').first().click()
  await expect(page).not.toHaveURL(/formatType=1200x800/)
  await expect(price(page)).not.toHaveText(before)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a material is a link that carries what was chosen', { tag: alternatesViewports(0) }, async ({
    page,
  }) => {
    await page.goto(shopAt('passepartout') + CHOSEN)
    await material(page, 'acrylglas').click()
    await expect(headline(page)).toHaveText('Acrylglas')
    await expect(size(page)).toHaveValue('1200x800')
    await expect(page.locator('[data-fallen-away]')).toContainText('Keilrahmen 38')
  })
})
