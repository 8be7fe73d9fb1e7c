import type { Browser } from '@playwright/test'

/** Crawlers, and with them a headless browser that says what it is, are in no test; this is how a visitor's says it. */
export async function ordinaryUserAgent(browser: Browser): Promise<string> {
  const page = await browser.newPage()
  const own = await page.evaluate(() => navigator.userAgent)
  await page.close()
  return own.replace('Headless', '')
}
