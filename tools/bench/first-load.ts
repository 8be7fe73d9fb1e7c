import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium.ts'
import { bytesOfKind, collectPageWeight, type FileKind } from '../page-budgets/collect-page-weight.ts'
import { longestTask } from '../page-budgets/long-tasks.ts'
import { median } from './numbers.ts'

const RUNS = 5

export interface FirstLoad {
  requests: number
  /** Transferred bytes: text in Brotli. */
  bytes: Record<Exclude<FileKind, 'other'>, number>
  /** CPU time of the longest task in ms on a processor four times slower, median. */
  longestTaskMs: number
}

/** Files that a phone loads for a page before any interaction, and its longest task. */
export async function measureFirstLoad(url: string): Promise<FirstLoad> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...CHROMIUM_FLAGS] })
  try {
    const phone = {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    }
    const page = await (await browser.newContext(phone)).newPage()
    const weighed = collectPageWeight(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1000)
    const files = await weighed.files()
    const tasks: number[] = []
    for (let run = 0; run < RUNS; run++) tasks.push((await longestTask(browser, url)).workMs)
    const bytes = {
      html: bytesOfKind(files, 'html'),
      js: bytesOfKind(files, 'js'),
      css: bytesOfKind(files, 'css'),
      font: bytesOfKind(files, 'font'),
      picture: bytesOfKind(files, 'picture'),
    }
    return { requests: files.length, bytes, longestTaskMs: median(tasks) }
  } finally {
    await browser.close()
  }
}
