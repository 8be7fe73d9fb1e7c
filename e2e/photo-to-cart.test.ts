import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { startShop } from '../tools/system-tests/start-shop.ts'
import { shopPort } from './drivers/shop-address.ts'
import { SHOP_TEXTS } from './drivers/shop-texts.ts'
import { Visitor } from './drivers/visitor.ts'
import { alternatesViewports, isFullMatrix } from './drivers/windows.ts'

const PHOTO = fileURLToPath(new URL('../packages/testing/fixtures/odd/huge-6016x4016.jpg', import.meta.url))

for (const [row, [locale, words]] of Object.entries(SHOP_TEXTS).entries()) {
  // The effect of a restart does not depend on the language.
  const restarts = row === 0 || isFullMatrix
  // A shutdown preserves at least as much as a power cut.
  const through = restarts ? `, through ${isFullMatrix ? 'two restarts' : 'a power cut'}` : ''
  test(`a visitor hangs a photo of their own, from the start page to the cart${through} (${locale})`, {
    tag: alternatesViewports(row),
  }, async ({ browser, page, contextOptions }) => {
    const own = restarts ? await startShop() : undefined
    const shop = own ?? { port: shopPort() }
    try {
      const visitor = new Visitor(page, words, shop)

      await test.step('the start page leads to the material', async () => {
        await visitor.opens('/')
        await visitor.findsNoBarriers()
        await visitor.goesToMaterial()
        await visitor.findsNoBarriers()
      })

      const price = await test.step('format and option have a price', async () => {
        await visitor.chooses()
        return visitor.readsPrice()
      })

      await test.step('the designer opens with exactly that', async () => {
        await visitor.goesToDesigner()
        await expect(page.getByRole('region', { name: words.designed })).toBeAttached()
        await expect(page.getByText(price).locator('visible=true').first()).toBeVisible()
        await visitor.findsNoBarriers()
      })

      await test.step('the photo is placed and cropped', async () => {
        await visitor.takesPhoto(PHOTO)
        await visitor.cropsByKeys()
        await visitor.seesSaved()
        await visitor.findsNoBarriers()
      })

      await test.step(`the design survives ${restarts ? 'kill -9 of the server and ' : ''}a reload`, async () => {
        await own?.kill()
        await own?.start()
        await page.reload()
        await expect(visitor.placedPhoto()).toBeVisible()
      })

      await test.step('it goes into the cart at the same price', async () => {
        await visitor.addsToCart()
        await expect(page.getByText(price).first()).toBeVisible()
        await expect(page.getByText(words.designed).first()).toBeVisible()
        await expect(cartCount(page)).toHaveText('1')
        await visitor.findsNoBarriers()
        await page.getByRole('button', { name: words.more }).click()
        await expect(pieces(page)).toHaveValue('2')
        await expect(cartCount(page)).toHaveText('1')
      })

      await test.step(`the cart survives a restart of ${isFullMatrix ? 'server and ' : 'the '}browser`, async () => {
        const storageState = await page.context().storageState()
        if (own && isFullMatrix) {
          expect(await own.stop()).toBe(0)
          await own.start()
        }
        const later = await browser.newContext({ ...contextOptions, storageState })
        const returning = new Visitor(await later.newPage(), words, shop)
        await returning.opens(new URL(page.url()).pathname)
        await expect(returning.page.getByText(words.designed).first()).toBeVisible()
        await expect(pieces(returning.page)).toHaveValue('2')
        await expect(cartCount(returning.page)).toHaveText('1')
        await returning.page.getByRole('link', { name: words.edit }).click()
        await expect(returning.placedPhoto()).toBeVisible()
        expect(returning.complaints).toEqual([])
        await later.close()
      })

      expect(visitor.complaints).toEqual([])
    } finally {
      await own?.dispose()
    }
  })
}

/** Quantity of the only line. */
const pieces = (page: Page) => page.locator('input[name=quantity]').locator('visible=true').first()
const cartCount = (page: Page) => page.locator('[data-cart-count]').locator('visible=true').first()
