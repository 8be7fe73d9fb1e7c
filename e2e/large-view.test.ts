import { expect, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

const shown = '[data-views] > li, .large-row > li'

for (const [row, { what, address }] of [
  { what: 'a folded card', address: `${shopAt('kartenliebe')}/themes/olivenhain/` },
  { what: 'an acrylic print', address: '/wandbilder/acrylglas' },
].entries()) {
  test(`the pictures of ${what} open in the whole window, grow, turn and close`, {
    tag: alternatesViewports(row),
  }, async ({ page }) => {
    await page.goto(address)
    const pictures = await page.locator(shown).count()
    const button = page.getByRole('button', { name: 'Groß ansehen' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Ansichten' })
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('.large-row > li')).toHaveCount(pictures)

    await test.step('keys enlarge and put back', async () => {
      const width = async () => (await dialog.locator('.large-stage').first().boundingBox())?.width ?? 0
      const first = await width()
      await page.keyboard.press('+')
      await expect.poll(width).toBeGreaterThan(first * 1.2)
      await page.keyboard.press('0')
      await expect.poll(width).toBeCloseTo(first, 0)
    })

    await test.step('the next picture comes by key, and fills the window', async () => {
      await page.keyboard.press('ArrowRight')
      const second = dialog.locator('.large-row > li').nth(1)
      await expect.poll(async () => Math.round((await second.boundingBox())?.x ?? -1)).toBe(0)
      await expect(second.locator('img').first()).toBeVisible()
    })

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })
}
