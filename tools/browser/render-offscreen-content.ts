import type { Page } from '@playwright/test'

/**
 * Renders the content that the browser skips while it is off screen (`content-visibility`), for a view of the whole
 * page.
 */
export async function renderOffscreenContent(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const far of document.querySelectorAll<HTMLElement>('main > section, .scene, body > footer'))
      far.style.contentVisibility = 'visible'
  })
}
