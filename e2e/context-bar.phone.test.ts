import { expect, test } from '@playwright/test'
import { choosesPhotos, visibleState } from './drivers/changed-product.ts'
import { uniqueConnection } from './drivers/shared-shop.ts'
import { shopAt } from './drivers/shop-address.ts'

test.use(uniqueConnection(import.meta.url))

test('the tools of a photo in a book are whole on a phone', async ({ page }) => {
  await page.goto(
    `${shopAt('passepartout')}/configurator-photobook?photobookFormat=a4-quer&photobookPageCount=24&locale=de-DE`,
  )
  await choosesPhotos(page, 6)
  await visibleState(page.getByRole('button', { name: /^Seiten 2–3,/ })).click()
  await visibleState(page.getByRole('main').getByRole('button', { name: /^Foto, / })).click()
  const bar = page.locator('.context-bar')
  const names = ['Ausschnitt', 'Ersetzen', 'Tauschen', 'Feststellen', 'Herausnehmen']
  await bar.waitFor()
  for (const name of names) {
    const box = await bar.getByRole('button', { name, exact: true }).boundingBox()
    expect(box?.x, name).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(390)
  }
})
