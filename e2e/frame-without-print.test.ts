import { expect, type Page, test } from '@playwright/test'
import { alternatesViewports } from './drivers/windows.ts'

const form = (page: Page) => page.locator('#ohne-bild')
const price = (page: Page) => form(page).locator('[data-part="price"]')
const picture = (page: Page, name: string) => form(page).getByRole('img', { name, exact: true })
const add = (page: Page) => form(page).getByRole('button', { name: 'In den Warenkorb' })

test('a frame without a picture is chosen and goes into the cart from its page', {
  tag: alternatesViewports(0),
}, async ({ page }) => {
  await page.goto('/rahmen?frameType=alurahmen-eckig-gold&formatType=600x400')
  await add(page).scrollIntoViewIfNeeded()
  await expect(form(page).locator('[data-enhance="add-to-cart"][data-alive]')).toBeAttached()

  await test.step('profile and colour are one choice, each with its price', async () => {
    await expect(form(page).getByRole('radio', { name: /Eckig, gold, .*€/ })).toBeChecked()
    await form(page)
      .getByRole('radio', { name: /^Eiche, 34,95/ })
      .check({ force: true })
    await expect(price(page)).toContainText('34,95')
    await expect(page).toHaveURL(/frameType=holzrahmen-eiche/)
    await expect(picture(page, 'Holzrahmen, Eiche, 60 × 40 cm')).toBeVisible()
  })

  await test.step('a mat and a second one are in the price', async () => {
    await form(page).getByText('Passepartout weiß').click()
    await expect(page).toHaveURL(/matType=mat-weiss/)
    await expect(picture(page, 'Holzrahmen, Eiche, Passepartout weiß, 60 × 40 cm')).toBeVisible()
    await expect(form(page).locator('.wall-product[data-matted]')).toBeVisible()
    await expect(price(page)).toContainText('45,95')
    await form(page).getByLabel('Menge').fill('2')
    await expect(price(page)).toContainText('2 Stück zu je 45,95')
  })

  await test.step('museum glass is chosen for its price', async () => {
    await form(page).getByText('Museumsglas', { exact: true }).click()
    await expect(page).toHaveURL(/optionTypes.*glas-museum/)
    await expect(form(page).getByRole('radio', { name: /^Museumsglas/ })).toBeChecked()
    await expect(price(page)).toContainText('2 Stück zu je 58,90')
  })

  await test.step('exactly that lies in the cart', async () => {
    await add(page).click()
    await page.getByRole('button', { name: 'Zum Warenkorb' }).click()
    await expect(page.getByRole('heading', { name: 'Holzrahmen ohne Bild, Eiche, 60 × 40 cm' })).toBeVisible()
    await expect(page.getByText('Passepartout weiß, 3 cm')).toBeVisible()
    await expect(page.getByText('Museumsglas').first()).toBeVisible()
    await expect(page.getByText('117,80').first()).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the plain form reckons a frame and lays it into the cart', { tag: alternatesViewports(1) }, async ({
    page,
  }) => {
    await page.goto('/rahmen')
    await form(page).getByLabel('Format des Bildes').selectOption('300x200')
    await form(page).getByText('Passepartout weiß').click()
    await form(page).getByText('Museumsglas', { exact: true }).click()
    await form(page).getByRole('button', { name: 'Preis berechnen' }).click()
    await expect(form(page).getByLabel('Format des Bildes')).toHaveValue('300x200')
    await expect(form(page).getByRole('radio', { name: 'Passepartout weiß' })).toBeChecked()
    await expect(form(page).getByRole('radio', { name: /^Museumsglas/ })).toBeChecked()
    await add(page).click()
    await expect(page).toHaveURL(/\/warenkorb/)
    await expect(page.getByText('Museumsglas').first()).toBeVisible()
    await expect(
      page.getByRole('heading', { name: /^Holzrahmen ohne Bild, Schwarz, 30 × 20 cm/ }),
    ).toBeVisible()
  })

  test('a frame that is not made in a size is replaced in words', { tag: alternatesViewports(2) }, async ({
    page,
  }) => {
    await page.goto('/rahmen?frameType=fotorahmen-weiss&formatType=1200x800')
    await expect(form(page).getByText('In dieser Kombination bauen wir den Rahmen nicht.')).toBeVisible()
    await expect(form(page).getByLabel('Format des Bildes')).not.toHaveValue('1200x800')
    await expect(add(page)).toBeEnabled()
  })
})
