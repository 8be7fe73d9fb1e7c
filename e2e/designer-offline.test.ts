import { expect, type Page, test } from '@playwright/test'
import {
  CARD_DESIGNERS,
  createCardWithHeadline,
  secondDeviceOf,
  typeHeadline,
} from './drivers/card-designer.ts'
import { alternatesViewports } from './drivers/windows.ts'

const WORDS = {
  'de-DE': { offline: 'Offline, hier gesichert', texts: 'Text hinzufügen' },
  'en-GB': { offline: 'Offline, saved here', texts: 'Add text' },
} as const

const says = (page: Page, headline: string) =>
  expect(page.getByLabel(new RegExp(headline)).or(page.getByText(headline)).first()).toBeAttached()

for (const [row, words] of CARD_DESIGNERS.entries()) {
  test(`thirty changes without a connection all arrive once it is back, ${words.locale}`, {
    tag: alternatesViewports(row),
  }, async ({ page, context, browser }) => {
    await createCardWithHeadline(page, 'Mara wird 7', words)
    await context.setOffline(true)
    for (let change = 1; change <= 30; change++) await typeHeadline(page, `Fassung ${change}`, words)
    await expect(page.getByText(WORDS[words.locale].offline).first()).toBeAttached()
    await context.setOffline(false)
    await expect(page.getByText(words.saved).first()).toBeAttached({ timeout: 60_000 })
    const laptop = await secondDeviceOf(page, browser)
    await says(laptop, 'Fassung 30')
    await laptop.close()
  })
}

test('a window that dies in the middle of a drag loses that drag and nothing else', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const [words] = CARD_DESIGNERS
  await createCardWithHeadline(page, 'Mara wird 7', words)
  await page.getByRole('button', { name: WORDS['de-DE'].texts }).click()
  await page.keyboard.type('Bis bald')
  await page.keyboard.press('Escape')
  const own = (of: Page) => of.getByRole('main').getByRole('button', { name: 'Text: Bis bald' })
  const box = await own(page).boundingBox()
  if (!box) throw new Error('The text is not in sight')
  await expect(page.getByText(words.saved).first()).toBeAttached()
  const placed = await own(page).getAttribute('style')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 80, { steps: 5 })
  await expect.poll(() => own(page).getAttribute('style')).not.toBe(placed)
  const address = page.url()
  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  await expect(own(again)).toHaveAttribute('style', placed ?? '')
  await says(again, 'Mara wird 7')
})
