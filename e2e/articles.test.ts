import { expect, type Page, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

const kartenliebe = shopAt('kartenliebe')
const RIBBON = `${kartenliebe}/zubehoer/artikel/?sku=satinband-gold`

const badge = (page: Page) => page.locator('[data-count="cart-count"]').first()
const add = (page: Page) => page.getByRole('button', { name: 'In den Warenkorb' })

test('an accessory and a voucher go into the cart without leaving their pages', {
  tag: alternatesViewports(0),
}, async ({ page }) => {
  await test.step('a ribbon is chosen in colour and quantity, at its price', async () => {
    await page.goto(RIBBON)
    await add(page).scrollIntoViewIfNeeded()
    await expect(page.locator('[data-enhance="add-to-cart"][data-alive]')).toBeAttached()
    await page.getByLabel('Andere Menge').selectOption('250')
    await expect(page.locator('[data-part="price"]')).toContainText('250 Stück zu je')
    await expect(page).toHaveURL(/quantity=250/)
  })

  await test.step('it is laid into the cart, and the page says so', async () => {
    await add(page).click()
    await expect(page.getByText('Liegt im Warenkorb.')).toBeVisible()
    await expect(badge(page)).toHaveText('1')
  })

  await test.step('a voucher shows its amount and words as they are chosen', async () => {
    await page.goto(`${kartenliebe}/geschenkgutschein/`)
    await page.getByLabel('Nachricht').scrollIntoViewIfNeeded()
    await expect(page.locator('form[data-enhance="configurator"][data-alive]')).toBeAttached()
    await page.getByText('Anderer Betrag').click()
    await page.getByLabel('Betrag in EUR').fill('99999')
    await expect(page.getByText('So groß gibt es keinen Gutschein.')).toBeVisible()
    await expect(page.locator('[data-figures]')).toBeHidden()
    await page.getByText('25,00').click()
    await expect(page.locator('[data-figures]')).toContainText('25,00')
    await page.getByText('Anderer Betrag').click()
    await page.getByLabel('Betrag in EUR').fill('72')
    await expect(page.locator('[data-part="worth"]')).toContainText('72,00')
    await page.getByLabel('Nachricht').fill('Alles Liebe')
    await expect(page.locator('[data-voucher-message]')).toHaveText('Alles Liebe')
    await add(page).scrollIntoViewIfNeeded()
    await expect(page.locator('[data-enhance="add-to-cart"][data-alive]')).toBeAttached()
    await add(page).click()
    await expect(badge(page)).toHaveText('2')
  })

  await test.step('both lie in the cart; what is taken out can be put back', async () => {
    await page.getByRole('button', { name: 'Zum Warenkorb' }).click()
    await expect(page.getByRole('heading', { name: 'Satinband, 60 cm, Gold' })).toBeVisible()
    await expect(page.getByText('Alles Liebe')).toBeVisible()
    await page.getByRole('button', { name: /Eins mehr: Satinband/ }).click()
    await expect(page.getByLabel(/Menge von Satinband/)).toHaveValue('260')
    await page.getByRole('button', { name: /Entfernen: Satinband/ }).click()
    await expect(page.getByRole('heading', { name: 'Satinband, 60 cm, Gold' })).toBeHidden()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.getByLabel(/Menge von Satinband/)).toHaveValue('260')
  })
})

test('without scripts, plain forms do the same', { tag: alternatesViewports(1) }, async ({
  browser,
  isMobile,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(isMobile ? { isMobile } : {}) })
  const page = await context.newPage()

  await test.step('what is wrong with a voucher is said, and nothing typed is lost', async () => {
    await page.goto(`${kartenliebe}/geschenkgutschein/`)
    await page.getByLabel('Nachricht').fill('1\n2\n3\n4\n5\n6\n7')
    await add(page).click()
    await expect(page.locator('[data-order-problem]')).toHaveText(/\S/)
    await expect(page.getByLabel('Nachricht')).toHaveValue('1\n2\n3\n4\n5\n6\n7')
  })

  await test.step('put right, it leads to the cart', async () => {
    await page.getByLabel('Nachricht').fill('Von Herzen')
    await page.getByText('25,00').click()
    await add(page).click()
    await expect(page).toHaveURL(/\/warenkorb\//)
    await expect(page.getByRole('heading', { name: /25,00/ })).toBeVisible()
    await expect(page.getByText('Von Herzen')).toBeVisible()
  })

  await context.close()
})
