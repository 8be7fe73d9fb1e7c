import { expect, test } from '@playwright/test'
import { layoutShifts, watchLayoutShifts } from '../tools/page-budgets/layout-shifts.ts'
import { shopAt } from './drivers/shop-address.ts'

const PATHS = [
  '/configurator-photo-frame?materialType=poster&frameType=holzrahmen-eiche&formatType=600x400',
  '/configurator-collage?designId=13&materialType=poster&locale=de-DE',
]

for (const [width, height] of [
  [820, 1180],
  [1920, 1080],
] as const)
  test(`nothing in the designer moves by itself when its skeleton gives way at ${width} px`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await watchLayoutShifts(page)
    for (const path of PATHS) {
      await page.goto(shopAt('passepartout') + path, { waitUntil: 'networkidle' })
      await expect(page.locator('#canvas')).toBeVisible()
      const shifts = await layoutShifts(page)
      expect(
        shifts.filter(({ value }) => value >= 0.001),
        path,
      ).toEqual([])
    }
  })
