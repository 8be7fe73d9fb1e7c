import { expect, type Page, test } from '@playwright/test'
import { shopPort } from './drivers/shop-address.ts'
import { SHOP_TEXTS } from './drivers/shop-texts.ts'
import { Visitor } from './drivers/visitor.ts'
import { alternatesViewports } from './drivers/windows.ts'

const port = shopPort()
const words = { ...SHOP_TEXTS['de-DE'], host: 'kartenliebe.de.localhost' }

const heart = (page: Page, card: string) => page.getByRole('button', { name: `${card} merken` }).first()
const count = (page: Page) => page.locator('[data-count=wishlist-count]').locator('visible=true').first()
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a couple keeps cards with the heart, writes on them, shares them and goes on to the designer', {
  tag: alternatesViewports(0),
}, async ({ page, browser, contextOptions }) => {
  const visitor = new Visitor(page, words, { port })

  await test.step('hearts of a list keep cards, and take them back', async () => {
    await visitor.opens('/hochzeitskarten/')
    await expect(heart(page, 'Olivenhain')).toHaveAttribute('aria-pressed', 'false')
    await heart(page, 'Olivenhain').click()
    await expect(count(page)).toHaveText('1')
    await heart(page, 'Bogen').click()
    await expect(count(page)).toHaveText('2')
    await heart(page, 'Bogen').click()
    await expect(count(page)).toHaveText('1')
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(count(page)).toHaveText('2')
  })

  await test.step('the page of a card knows that it is kept', async () => {
    await visitor.opens('/themes/olivenhain/')
    await expect(heart(page, 'Olivenhain')).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a note stays with its card', async () => {
    await page.getByRole('link', { name: 'Merkzettel' }).locator('visible=true').first().click()
    await expect(title(page)).toHaveText('Euer Merkzettel')
    await expect(page.getByRole('heading', { name: '3 Musterkarten sind gratis' })).toBeVisible()
    await page.getByText('Notiz hinzufügen').last().click()
    await page.getByLabel('Notiz zu Olivenhain').fill('Mamas Favorit')
    await page.getByRole('button', { name: 'Speichern' }).locator('visible=true').click()
    await expect(page.getByText('Mamas Favorit').first()).toBeVisible()
    await visitor.findsNoBarriers()
  })

  await test.step('a card taken off comes back with its note', async () => {
    await page.getByRole('button', { name: 'Olivenhain vom Merkzettel nehmen' }).click()
    await expect(count(page)).toHaveText('1')
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.getByText('Mamas Favorit').first()).toBeVisible()
  })

  const link = await test.step('the list gets a link', async () => {
    await page.getByRole('button', { name: 'Teilen' }).click()
    await visitor.findsNoBarriers()
    return page.getByLabel('Link zum Merkzettel').inputValue()
  })

  await test.step('friends see it, without scripts too, and keep what they like', async () => {
    const scriptless = await browser.newContext({ ...contextOptions, javaScriptEnabled: false })
    const friend = await scriptless.newPage()
    await friend.goto(link)
    await expect(title(friend)).toHaveText('Ein Merkzettel für euch')
    await expect(friend.getByText('Mamas Favorit')).toBeVisible()
    await heart(friend, 'Olivenhain').click()
    await expect(friend).toHaveURL(/list=.*#heart-olivenhain/)
    await friend.goto(new URL('/merkzettel/', link).href)
    await expect(title(friend)).toHaveText('Euer Merkzettel')
    await scriptless.close()
  })

  await test.step('the link opens nothing once it is taken back', async () => {
    await page.getByRole('button', { name: 'Nicht mehr teilen' }).click()
    await expect(page.getByRole('button', { name: 'Teilen', exact: true })).toBeVisible()
    const friend = await (await browser.newContext(contextOptions)).newPage()
    const answer = await friend.goto(link)
    expect(answer?.status()).toBe(404)
    await friend.context().close()
  })

  await test.step('the designer opens with the card', async () => {
    await page.getByRole('link', { name: 'Olivenhain gestalten', exact: true }).click()
    await expect(page).toHaveURL(/configurator-card\/?\?.*themeId=olivenhain/)
  })
  expect(visitor.complaints).toEqual([])
})
