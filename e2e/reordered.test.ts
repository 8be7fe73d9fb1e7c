import { expect, test } from '@playwright/test'
import {
  chooses,
  choosesOnPage,
  choosesPhotos,
  EMPTY,
  maxZoom,
  SENT,
  stored,
  visibleState,
  workOf,
  zooms,
} from './drivers/changed-product.ts'
import { Customer } from './drivers/customer.ts'
import { orders } from './drivers/paid-order.ts'
import { SELLING_TEXTS } from './drivers/selling-texts.ts'
import { sharedShop as shop, uniqueConnection } from './drivers/shared-shop.ts'
import { shopAt } from './drivers/shop-address.ts'

test.use(uniqueConnection(import.meta.url))

const [german] = SELLING_TEXTS
const PHOTOS = 2

test('a calendar that is ordered once more begins in another month, with its photos and crops', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow()
  const main = page.getByRole('main')
  const updates = () => visibleState(page.getByRole('button', { name: 'Warenkorb aktualisieren' }))
  await page.goto(
    `${shopAt('passepartout')}/configurator-calendar?formatType=a4-hoch&startMonth=4&year=2027&locale=de-DE`,
  )
  await choosesPhotos(page, PHOTOS)
  await zooms(page)
  await expect
    .poll(async () => Object.keys(workOf((await stored(page)) ?? EMPTY).crops).length, SENT)
    .toBe(PHOTOS)
  await expect.poll(() => maxZoom(page), SENT).toBeGreaterThan(1)
  const before = (await stored(page)) ?? EMPTY
  await visibleState(page.getByRole('button', { name: 'In den Warenkorb' })).click()
  await expect(page).toHaveURL(/warenkorb/, SENT)
  await orders(new Customer(page, { words: german, goods: 'wall art', port: shop.port }))

  await test.step('its line in the cart opens the design as it was ordered', async () => {
    await page.getByRole('button', { name: 'Noch einmal bestellen' }).click()
    await expect(page).toHaveURL(/warenkorb/)
    await main.getByRole('link', { name: 'Gestaltung ändern' }).click()
    await expect(page).toHaveURL(/configurator-calendar.*draft=/)
    await expect(updates()).toBeEnabled(SENT)
    expect(workOf((await stored(page)) ?? EMPTY)).toEqual(workOf(before))
  })

  await test.step('which takes a choice of the page of the product', async () => {
    await choosesOnPage(page, chooses(['startMonth', '9'], ['formatType', 'a3-hoch']))
    await expect.poll(async () => (await stored(page))?.document.calendar?.start.month).toBe(9)
    expect(workOf((await stored(page)) ?? EMPTY)).toEqual(workOf(before))
    await updates().click()
    await expect(page).toHaveURL(/warenkorb/, SENT)
    await expect(main).toContainText('A3')
    await expect(main.getByRole('link', { name: 'Gestaltung ändern' })).toHaveCount(1)
  })
})
