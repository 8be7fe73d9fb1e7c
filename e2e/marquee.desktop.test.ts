import { expect, test } from '@playwright/test'
import { COLLAGE_DESIGNERS, openCollage } from './drivers/collage-designer.ts'
import { isFullMatrix } from './drivers/windows.ts'

const MANY = { 'de-DE': '2 ausgewählt', 'en-GB': '2 selected' } as const

for (const words of isFullMatrix ? COLLAGE_DESIGNERS : COLLAGE_DESIGNERS.slice(0, 1))
  test(`photos are selected together by a rectangle on the desk, taken out and brought back, ${words.locale}`, async ({
    page,
  }) => {
    const photos = await openCollage(page, words, words.locale)
    const boxes = await photos.evaluateAll(places =>
      places.map(place => place.getBoundingClientRect().toJSON()),
    )
    // A large one, and below it three in a row.
    const [, left, right] = boxes.toSorted((a, b) => a.y - b.y || a.x - b.x)
    const selected = page.locator('main button[data-scene][aria-pressed=true]')

    await test.step('a rectangle over two of them selects both', async () => {
      await page.mouse.move(left.left - 80, left.bottom + 20)
      await page.mouse.down()
      await page.mouse.move(right.right - 10, right.top + 20, { steps: 5 })
      await expect(page.locator('.marquee')).toBeVisible()
      await page.mouse.up()
      await expect(page.locator('.marquee')).toHaveCount(0)
      await expect(selected).toHaveCount(2)
      await expect(page.locator('.quiet[aria-live=polite]')).toHaveText(MANY[words.locale])
      await expect(page.locator('.context-bar')).toContainText(MANY[words.locale])
      await expect(
        page.getByText(/summer-\d\.jpg/).locator('visible=true'),
        'nothing is said of one',
      ).toHaveCount(0)
    })

    await test.step('what is done then is done to both', async () => {
      await page.keyboard.press('Delete')
      await expect(photos).toHaveCount(2)
      await page.keyboard.press('ControlOrMeta+z')
      await expect(photos).toHaveCount(4)
    })
  })
