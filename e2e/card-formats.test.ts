import { expect, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

const SHOPS = [
  { shop: () => shopAt('kartenliebe'), format: 'Format', square: /Quadrat/ },
  { shop: () => shopAt('passepartout', 'gb'), format: 'Size', square: /Square/ },
] as const

for (const [row, { shop, format, square }] of SHOPS.entries()) {
  test(`a card is chosen in another format on its page: picture, price and designer follow, ${format}`, {
    tag: alternatesViewports(row),
  }, async ({ page }) => {
    await page.goto(`${shop()}/themes/rakete/`)
    const group = page.getByRole('group', { name: new RegExp(`^${format}`) })
    const price = page.locator('[data-figures]').first()
    const before = await price.innerText()
    const front = page.locator('main img[src*="/design-pictures/card/rakete"]').first()
    expect(await front.getAttribute('src')).not.toContain('format=')

    await test.step('picture and price are the square’s', async () => {
      await group.locator('label', { hasText: square }).click()
      await expect(page).toHaveURL(/formatType=SQ/)
      await expect(front).toHaveAttribute('src', /format=SQ/)
      await expect(price).not.toHaveText(before)
      await expect(page.locator('[data-part="summary"]')).toContainText(square)
      await expect
        .poll(() => front.evaluate(image => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
      expect(
        await front.evaluate(image => {
          const { naturalWidth, naturalHeight } = image as HTMLImageElement
          return Math.abs(naturalWidth - naturalHeight)
        }),
      ).toBeLessThan(2)
    })

    await test.step('the designer opens it, and leads back to it', async () => {
      const go = page.locator('button.button-primary[type=submit]').locator('visible=true').first()
      await go.click({ noWaitAfter: true })
      await expect(page).toHaveURL(/configurator-card.*formatType=SQ/)
      await expect(page.locator('.page-art').first()).toBeVisible()
      const back = page.locator('a[href*="/themes/rakete"]').first()
      await expect(back).toHaveAttribute('href', /formatType=SQ/)
      await page.goto(new URL((await back.getAttribute('href')) ?? '', page.url()).href)
      await expect(group.getByRole('radio', { name: square })).toBeChecked()
    })
  })
}
