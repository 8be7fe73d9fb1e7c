import type { Page } from '@playwright/test'

/** Makes the browser draw what it leaves out while it is far away (`content-visibility`): a look at the whole page needs it. */
export async function renderOffscreenContent(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const far of document.querySelectorAll<HTMLElement>('main > section, .scene, body > footer'))
      far.style.contentVisibility = 'visible'
  })
}
