import { expect, test } from '@playwright/test'
import { choosesPhotos, EMPTY, SENT, stored, visibleState, workOf, zooms } from './drivers/changed-product.ts'
import { uniqueConnection } from './drivers/shared-shop.ts'
import { shopAt } from './drivers/shop-address.ts'

test.use(uniqueConnection(import.meta.url))

test('other materials that are pressed before the page runs its scripts keep the design', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(
    `${shopAt('passepartout')}/configurator-photo-frame?materialType=poster&formatType=600x400&locale=de-DE`,
  )
  await choosesPhotos(page, 1)
  await zooms(page)
  await expect
    .poll(async () => Object.values(workOf((await stored(page)) ?? EMPTY).crops)[0]?.zoom ?? 0, SENT)
    .toBeGreaterThan(1)
  await expect(visibleState(page.getByText(/^Gespeichert/))).toBeAttached()
  const before = (await stored(page)) ?? EMPTY
  const draft = new URL(page.url()).searchParams.get('draft')

  await test.step('two presses while no script has arrived', async () => {
    await page.route(/\/assets\/[^?]*\.js$/, route => route.abort())
    await visibleState(page.getByRole('link', { name: 'Zurück zum Shop' })).click()
    for (const material of ['leinwand', 'acrylglas']) {
      await page.locator(`main #material-${material}`).click()
      await expect(page).toHaveURL(new RegExp(`/wandbilder/${material}\\?.*draft=${draft}`))
    }
    await page.unroute(/\/assets\/[^?]*\.js$/)
  })

  await test.step('the design takes the material, with its photo and crop', async () => {
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-draft', '')
    await page
      .locator('button[type=submit].button-large')
      .filter({ hasText: 'Übernehmen', visible: true })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/configurator-photo-frame.*draft=${draft}`))
    await expect.poll(async () => (await stored(page))?.configuration.materialType, SENT).toBe('acrylglas')
    expect(workOf((await stored(page)) ?? EMPTY)).toEqual(workOf(before))
  })
})
