import type { Page } from '@playwright/test'

/** Pixels that a visitor scrolls at once. */
const STEP = 400

/** Scrolls to the end of the page and back like a visitor, so that everything is hydrated. */
export async function scrollThroughPage(page: Page): Promise<void> {
  await page.evaluate(async step => {
    const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 16)))
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  }, STEP)
}
