import type { Page } from '@playwright/test'

/** As much as a visitor scrolls in one go, in px. */
const STEP = 400

/** Scrolls to the end of the page as a visitor does and back to its beginning, so that everything has come to life. */
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
