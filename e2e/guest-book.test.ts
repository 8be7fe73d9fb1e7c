import { type Browser, expect, type Page, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { Customer } from './drivers/customer.ts'
import { orders, paysByTransfer } from './drivers/paid-order.ts'
import { releasesProof } from './drivers/release-proof.ts'
import { SELLING_TEXTS } from './drivers/selling-texts.ts'
import { sharedShop as shop, uniqueConnection } from './drivers/shared-shop.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

test.use(uniqueConnection(import.meta.url))

const [german] = SELLING_TEXTS

/** Orders and pays the design's wedding cards; ends on the page of the order. */
async function ordersWeddingCards(page: Page) {
  await page.goto(`${shopAt('kartenliebe')}/configurator-card?themeId=olivenhain&quantity=60&locale=de-DE`)
  await expect(page.locator('.page-art').first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Gegenlesen', exact: true }).last().click()
  await releasesProof(page)
  await expect(page).toHaveURL(/warenkorb/)
  await orders(new Customer(page, { words: german, goods: 'accessories', port: shop.port }))
  await expect(page.getByRole('link', { name: 'Zum Buch' })).toHaveCount(0)
  await paysByTransfer({ page } as Customer, shop)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: 'Zum Buch' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
}

/** A guest with the link, whose browser runs no scripts. */
async function guestAt(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const guest = await context.newPage()
  await guest.goto(address)
  return guest
}

test('guests of a wedding write into the book that comes with its cards, and the couple shows what they wrote', {
  tag: alternatesViewports(0),
}, async ({ page, browser }) => {
  test.slow()
  await ordersWeddingCards(page)

  await test.step('the couple opens the book', async () => {
    await page.getByRole('link', { name: 'Zum Buch' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Euer Gästebuch')
    await page.getByLabel('Name des Gästebuchs').fill('Lena & Jonas')
    await page.getByRole('button', { name: 'Gästebuch eröffnen' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Das Buch ist eröffnet.' })).toBeVisible()
    expect.soft(await findA11yViolations(page)).toEqual([])
  })
  const address = (await page.getByRole('link', { name: /\/gaestebuch\// }).getAttribute('href')) ?? ''
  const guest = await guestAt(browser, address)

  await test.step('a guest without scripts writes; nothing is seen of it yet', async () => {
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Lena & Jonas')
    const scripted = await page.context().newPage()
    await scripted.goto(address)
    expect.soft(await findA11yViolations(scripted)).toEqual([])
    await scripted.close()
    await guest.getByRole('button', { name: 'Eintrag absenden' }).click()
    await expect(guest.getByText('Bitte einen Namen eintragen.')).toBeVisible()
    await guest.getByLabel('Name').fill('عمي سليم')
    await guest.getByLabel('Glückwünsche oder Grüße').fill('Alles Gute! <b>Euer</b> Salim 🎉')
    await guest.getByRole('button', { name: 'Eintrag absenden' }).click()
    await expect(guest.getByText('Danke! Der Eintrag ist angekommen')).toBeVisible()
    await expect(guest.getByRole('listitem').filter({ hasText: 'Alles Gute!' })).toHaveCount(0)
  })

  await test.step('the couple shows the entry, and the guest sees it', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Ein Eintrag wartet auf eure Freigabe' })).toBeVisible()
    await page.getByRole('button', { name: 'Eintrag von عمي سليم freigeben' }).click()
    await expect(page.getByRole('heading', { name: 'Ein Eintrag ist freigegeben' })).toBeVisible()
    expect.soft(await findA11yViolations(page)).toEqual([])
    await guest.reload()
    await expect(guest.getByText('Alles Gute! <b>Euer</b> Salim 🎉')).toBeVisible()
  })

  await test.step('once the couple deletes the book, its link leads nowhere', async () => {
    await page.getByText('Buch löschen').click()
    await page.getByRole('button', { name: 'Buch endgültig löschen' }).click()
    await expect(page.getByRole('button', { name: 'Gästebuch eröffnen' })).toBeVisible()
    const gone = await guest.goto(address)
    expect(gone?.status()).toBe(404)
    expect(gone?.headers()['referrer-policy']).toBe('no-referrer')
  })
})
