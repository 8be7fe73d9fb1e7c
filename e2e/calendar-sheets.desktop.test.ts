import { expect, type Page, test } from '@playwright/test'
import { choosesPhotos, EMPTY, SENT, stored, visibleState } from './drivers/changed-product.ts'
import { uniqueConnection } from './drivers/shared-shop.ts'
import { shopAt } from './drivers/shop-address.ts'

test.use(uniqueConnection(import.meta.url))

/** Whether each of the first sheets has a photo, as the draft is saved. */
async function filledSheets(page: Page): Promise<boolean[]> {
  const { document } = (await stored(page)) ?? EMPTY
  return document.pages
    .slice(0, 6)
    .map(({ elements }) => elements.some(element => element.type === 'photo' && element.photo !== null))
}

const startOf = async (page: Page) => ((await stored(page)) ?? EMPTY).document.calendar?.start

async function opensSheets(page: Page) {
  await page.getByRole('radio', { name: 'Blätter' }).click()
}

test('photos change months and the year begins elsewhere, with everything kept', async ({ page }) => {
  await page.goto(
    `${shopAt('passepartout')}/configurator-calendar?formatType=a4-hoch&startMonth=4&year=2027&locale=de-DE`,
  )
  await choosesPhotos(page, 3)
  await expect.poll(() => filledSheets(page), SENT).toEqual([true, true, true, false, false, false])
  await opensSheets(page)
  const rows = page.locator('.sheet-row')
  await test.step('a photo goes to another month by its button', async () => {
    await rows.nth(1).click()
    await page.getByRole('button', { name: 'Foto mit Juli 2027 tauschen' }).click()
    await expect.poll(() => filledSheets(page), SENT).toEqual([true, false, true, false, true, false])
  })
  await test.step('and by keys', async () => {
    await rows.nth(2).click()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => filledSheets(page), SENT).toEqual([true, false, false, true, true, false])
    await expect(rows.nth(3)).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect.poll(() => filledSheets(page), SENT).toEqual([true, false, true, false, true, false])
  })
  await test.step('the year begins with school, in one step', async () => {
    await visibleState(page.getByRole('button', { name: 'Ab April 2027' })).click()
    await page.getByRole('button', { name: /^Schuljahr/ }).click()
    await page.getByRole('button', { name: 'Übernehmen', exact: true }).click()
    await expect.poll(async () => (await startOf(page))?.month, SENT).toBe(8)
    expect(await filledSheets(page)).toEqual([true, false, true, false, true, false])
    await visibleState(page.getByRole('button', { name: 'Rückgängig', exact: true })).click()
    await expect.poll(() => startOf(page), SENT).toEqual({ year: 2027, month: 4 })
  })
})
