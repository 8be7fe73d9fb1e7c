import type { Browser } from '@playwright/test'

/**
 * Crawlers, including a headless browser that identifies itself, are in no split test; this is the user agent of a
 * visitor.
 */
export async function ordinaryUserAgent(browser: Browser): Promise<string> {
  const page = await browser.newPage()
  const own = await page.evaluate(() => navigator.userAgent)
  await page.close()
  return own.replace('Headless', '')
}
