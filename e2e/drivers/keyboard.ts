import { expect, type Locator, type Page } from '@playwright/test'

/** Key presses after which a person would give up. */
const FAR = 160

/** Reaches an element by keyboard: with the Tab key alone, backwards with Shift+Tab. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => wanted.evaluateAll(found => found.some(element => element === document.activeElement))
  await expect(wanted.first()).toBeAttached()
  for (let press = 0; press < FAR && !(await isThere()); press++) await page.keyboard.press(key)
  expect(await isThere(), `${String(wanted)} is reached with ${key}`).toBe(true)
}
