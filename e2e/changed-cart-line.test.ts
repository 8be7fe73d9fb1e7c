import { expect, type Page, test } from '@playwright/test'
import {
  chooses,
  choosesOnPage,
  choosesPhotos,
  documentOf,
  EMPTY,
  SENT,
  stored,
  visibleState,
  workOf,
  zooms,
} from './drivers/changed-product.ts'
import { uniqueConnection } from './drivers/shared-shop.ts'
import { shopAt } from './drivers/shop-address.ts'

test.use(uniqueConnection(import.meta.url))

const PHOTOS = 3

const opensLine = async (page: Page) => {
  await page.goto(`${shopAt('passepartout')}/warenkorb`)
  await page.getByRole('main').getByRole('link', { name: 'Gestaltung ändern' }).click()
  await expect(page).toHaveURL(/configurator-calendar.*draft=/)
  await expect(visibleState(page.getByRole('button', { name: 'Warenkorb aktualisieren' }))).toBeEnabled(SENT)
}

const putsBack = async (page: Page) => {
  await visibleState(page.getByRole('button', { name: 'Warenkorb aktualisieren' })).click()
  await expect(page).toHaveURL(/warenkorb/, SENT)
}

test('a calendar of the cart begins in another month and is larger by its page, with its photos and crops; and back', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow()
  const main = page.getByRole('main')
  await page.goto(
    `${shopAt('passepartout')}/configurator-calendar?formatType=a4-hoch&startMonth=4&year=2027&locale=de-DE`,
  )
  await choosesPhotos(page, PHOTOS)
  await zooms(page)
  await expect
    .poll(async () => Object.keys(workOf((await stored(page)) ?? EMPTY).crops).length, SENT)
    .toBe(PHOTOS)
  await visibleState(page.getByRole('button', { name: 'In den Warenkorb' })).click()
  await expect(page).toHaveURL(/warenkorb/, SENT)

  const before = await test.step('the line opens its design', async () => {
    await opensLine(page)
    const draft = (await stored(page)) ?? EMPTY
    expect(Object.values(workOf(draft).crops).some(({ zoom }) => zoom > 1)).toBe(true)
    return draft
  })

  await test.step('which takes the choice, and the line of the cart with it', async () => {
    await choosesOnPage(page, chooses(['startMonth', '9'], ['formatType', 'a3-hoch']))
    await expect.poll(async () => (await stored(page))?.document.calendar?.start.month).toBe(9)
    expect(workOf((await stored(page)) ?? EMPTY)).toEqual(workOf(before))
    await putsBack(page)
    await expect(main).toContainText('A3')
    await expect(main.getByRole('link', { name: 'Gestaltung ändern' })).toHaveCount(1)
  })

  await test.step('and chosen back it is the same document, still one line', async () => {
    await opensLine(page)
    await choosesOnPage(page, chooses(['formatType', 'a4-hoch'], ['startMonth', '4']))
    await expect.poll(() => documentOf(page)).toEqual(before.document)
    expect(JSON.stringify(await documentOf(page))).toBe(JSON.stringify(before.document))
    await putsBack(page)
    await expect(main).not.toContainText('A3')
    await expect(main.getByRole('link', { name: 'Gestaltung ändern' })).toHaveCount(1)
  })
})
