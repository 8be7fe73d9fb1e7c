import { expect, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'

test('two taps open a text, and the sheet that rises moves no place below the finger', async ({ page }) => {
  await page.goto(`${shopAt('kartenliebe')}/configurator-card?themeId=kontaktbogen&locale=de-DE`)
  const text = page.getByRole('main').getByRole('button', { name: /^Überschrift: / })
  await expect(text).toBeVisible()
  const choosers: unknown[] = []
  page.on('filechooser', chooser => choosers.push(chooser))
  const box = await text.boundingBox()
  if (!box) throw new Error('The card has no headline')
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
  await page.touchscreen.tap(...middle)
  await expect(text).toHaveAttribute('aria-pressed', 'true')
  await page.touchscreen.tap(...middle)
  const field = page.getByRole('textbox', { name: 'Überschrift' }).locator('visible=true')
  await expect(field).toBeFocused()
  // A click on the photo below would follow the tap: longer than a browser waits for a double tap.
  await page.waitForTimeout(400)
  await expect(field).toBeFocused()
  expect(choosers).toEqual([])
})
