import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium.ts'

export interface Shot {
  url: string
  width: number
  file: string
}

/** Takes each picture over the whole length of its page, and says what the browser complained about meanwhile. */
export async function* takeScreens(
  shots: readonly Shot[],
): AsyncGenerator<{ file: string; problems: string[] }> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...CHROMIUM_FLAGS] })
  try {
    for (const { url, width, file } of shots) {
      const phone = width < 700
      const context = await browser.newContext({
        viewport: { width, height: phone ? 844 : 900 },
        deviceScaleFactor: phone ? 2 : 1,
        isMobile: phone,
        hasTouch: phone,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      const problems: string[] = []
      page.on('console', message => message.type() === 'error' && problems.push(message.text()))
      page.on('pageerror', error => problems.push(error.message))
      const answer = await page.goto(url, { waitUntil: 'networkidle' })
      if (!answer?.ok()) problems.push(`answered ${answer?.status()}`)
      await scrollThrough(page)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (wider > 0) problems.push(`is ${wider} px wider than the window`)
      await page.screenshot({ path: file, fullPage: true })
      await context.close()
      yield { file, problems }
    }
  } finally {
    await browser.close()
  }
}

/** Pictures far down load when they come near. */
async function scrollThrough(page: import('@playwright/test').Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await page.evaluate(top => window.scrollTo(0, top), y)
    await page.waitForTimeout(50)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
}

/** A file name for a path: `/wandbilder/leinwand` at 390 becomes `wandbilder-leinwand-390.png`. */
export function screenName(path: string, width: number): string {
  const words = path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')
  return `${words || 'start'}-${width}.png`
}
