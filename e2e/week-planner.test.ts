import { pdfPageSizes } from '@passepartout/render/testing/rasterise'
import { expect, test } from '@playwright/test'
import { choosesPhotos, EMPTY, isPhone, SENT, stored } from './drivers/changed-product.ts'
import { Customer } from './drivers/customer.ts'
import { orders, paysByTransfer, printJob } from './drivers/paid-order.ts'
import { SELLING_TEXTS, type SellingTexts } from './drivers/selling-texts.ts'
import { sharedShop as shop, uniqueConnection } from './drivers/shared-shop.ts'
import { shopAt } from './drivers/shop-address.ts'

test.use(uniqueConnection(import.meta.url))

test('a calendar becomes a week planner with its days kept, and is ordered with a sheet a week', async ({
  page,
}) => {
  const words = SELLING_TEXTS[0] as SellingTexts
  const customer = new Customer(page, { words, goods: 'wall art', port: shop.port })
  const calendar = async () => ((await stored(page)) ?? EMPTY).document.calendar
  await page.goto(
    `${shopAt('passepartout')}/configurator-calendar?calendarType=terminkalender&formatType=a5-quer&designGroupId=ledger&startMonth=1&year=2027&locale=de-DE`,
  )

  // On the cover, which shows the only photo of this design.
  await choosesPhotos(page, 1)

  await test.step('a birthday is entered in the months', async () => {
    if (isPhone(page)) await page.getByRole('tab', { name: 'Termine' }).click()
    await page.getByLabel('Name oder Anlass').fill('Oma Hanna')
    await page.getByRole('button', { name: 'Tag eintragen' }).click()
    await expect.poll(async () => (await calendar())?.events.length, SENT).toBe(1)
  })

  await test.step('the sheets become weeks, the first over the end of the year', async () => {
    if (isPhone(page)) await page.getByRole('tab', { name: 'Auswahl' }).click()
    await page.getByRole('button', { name: 'Aufteilung' }).click()
    await page.getByRole('radio', { name: /^Ein Blatt je Woche/ }).click()
    await expect.poll(async () => (await calendar())?.weeks, SENT).toBe(53)
    expect((await calendar())?.events).toHaveLength(1)
    if (!isPhone(page))
      await expect(page.getByText('Woche 53, 28. Dezember 2026 – 3. Januar 2027').first()).toBeVisible()
  })

  await test.step('the plant prints the cover and 53 sheets', async () => {
    await page.locator('.cart-button .call').click()
    await expect(page).toHaveURL(/warenkorb/, { timeout: 90_000 })
    await expect(page.getByText('53 Wochen').first()).toBeVisible()
    const number = await orders(customer)
    await paysByTransfer(customer, shop)
    const { pdf } = await printJob(shop, number)
    expect(pdfPageSizes(pdf)).toHaveLength(54)
  })
})
