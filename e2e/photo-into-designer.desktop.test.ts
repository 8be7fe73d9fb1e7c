import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'

const UPRIGHT = join(import.meta.dirname, '../content/assets/photos/windswept-tree-black-white.jpg')

const passepartout = shopAt('passepartout')
const kartenliebe = shopAt('kartenliebe')

/** A page of each kind that takes photos, with the designer's label of the photo from the shop. */
const PAGES = {
  'start page': [`${passepartout}/`, 'Dein Foto'],
  'wall art': [`${passepartout}/wandbilder/leinwand`, 'Dein Foto'],
  calendar: [`${passepartout}/fotokalender/design?designGroupId=linen`, 'Dein Foto'],
  'photo book': [`${passepartout}/fotobuch/design?designGroupSetId=far-away`, 'Dein Foto'],
  collage: [`${passepartout}/fotocollagen/design?designId=13`, 'Dein Foto'],
  prints: [`${passepartout}/fotoabzuege`, 'Dein Foto'],
  card: [`${kartenliebe}/themes/baum-im-wind/`, 'Euer Foto'],
} as const

const goOn = (page: Page) =>
  page
    .getByRole('button', { name: 'Mit diesem Foto gestalten' })
    .or(page.getByRole('link', { name: 'Mit diesem Foto gestalten' }))
    .locator('visible=true')
    .first()

async function showPhoto(page: Page) {
  await page.mouse.move(1, 1)
  await page.locator('input[data-photo-input]').first().setInputFiles(UPRIGHT)
  await expect(goOn(page)).toBeVisible()
}

for (const [kind, [address, whose]] of Object.entries(PAGES))
  test(`the photo of this device arrives in the designer, ${kind}`, async ({ page }) => {
    await page.goto(address)
    await expect(goOn(page)).toHaveCount(0)
    await showPhoto(page)
    // It is stored a moment after it is displayed; until then another page would not have it.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('own-photo'))).not.toBeNull()
    await goOn(page).click()
    await expect(page).toHaveURL(/configurator-/)
    await expect(page.getByText(`${whose} aus dem Shop hängt schon im Entwurf`).first()).toBeAttached()
  })

test('a format that nobody chose turns as the photo is', async ({ page }) => {
  await page.goto(`${passepartout}/wandbilder/leinwand`)
  const format = page.locator('input[name=formatType]:checked')
  await expect(format).toHaveValue('900x600')
  await showPhoto(page)
  await expect(format).toHaveValue('600x900')
})

test('a card of words alone does not ask for a photo', async ({ page }) => {
  await page.goto(`${kartenliebe}/themes/olivenhain/`)
  await page.locator('input[data-photo-input]').first().setInputFiles(UPRIGHT)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('own-photo'))).not.toBeNull()
  await expect(goOn(page)).toHaveCount(0)
})
