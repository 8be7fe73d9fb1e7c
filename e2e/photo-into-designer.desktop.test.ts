import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'

const UPRIGHT = join(import.meta.dirname, '../content/assets/photos/windswept-tree-black-white.jpg')

/** A page of each kind that takes photos. */
const PAGES = {
  'wall art': '/wandbilder/leinwand',
  calendar: '/fotokalender/design?designGroupId=linen',
  'photo book': '/fotobuch/design?designGroupSetId=far-away',
  collage: '/fotocollagen/design?designId=13',
  prints: '/fotoabzuege',
}

const goOn = (page: Page) =>
  page.getByRole('button', { name: 'Mit diesem Foto gestalten' }).locator('visible=true').first()

async function showPhoto(page: Page) {
  await page.mouse.move(1, 1)
  await page.locator('input[data-photo-input]').first().setInputFiles(UPRIGHT)
  await expect(goOn(page)).toBeVisible()
}

for (const [kind, path] of Object.entries(PAGES))
  test(`the photo of this device arrives in the designer, ${kind}`, async ({ page }) => {
    await page.goto(shopAt('passepartout') + path)
    await expect(goOn(page)).toHaveCount(0)
    await showPhoto(page)
    // It is kept a moment after it is shown; until then another page would not have it.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('own-photo'))).not.toBeNull()
    await goOn(page).click()
    await expect(page).toHaveURL(/configurator-/)
    await expect(page.getByText('Dein Foto aus dem Shop hängt schon im Entwurf').first()).toBeAttached()
  })

test('a format that nobody chose turns as the photo is', async ({ page }) => {
  await page.goto(`${shopAt('passepartout')}/wandbilder/leinwand`)
  const format = page.locator('input[name=formatType]:checked')
  await expect(format).toHaveValue('900x600')
  await showPhoto(page)
  await expect(format).toHaveValue('600x900')
})
