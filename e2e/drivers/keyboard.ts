import { expect, type Locator, type Page } from '@playwright/test'

/** As far as anybody would press the key before giving up. */
const FAR = 160

/** Goes to something as who has no mouse does: with the Tab key alone, backwards where that is asked. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => wanted.evaluateAll(found => found.some(element => element === document.activeElement))
  await expect(wanted.first()).toBeAttached()
  for (let press = 0; press < FAR && !(await isThere()); press++) await page.keyboard.press(key)
  expect(await isThere(), `${String(wanted)} is reached with ${key}`).toBe(true)
}
