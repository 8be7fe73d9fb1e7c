import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, requireEngine } from '../browser/chromium.ts'

export interface PageWatcher {
  /** Errors of scripts and of the console while a browser opens a page. */
  complaintsOf: (url: string) => Promise<string[]>
  stop: () => Promise<void>
}

/** Chromium reports a skipped view transition, because another page came, as an error of the page. */
const NO_FAULT = /Transition was skipped/

/** Opens pages in a browser, one after the other. */
export async function startPageWatcher(): Promise<PageWatcher> {
  const browser = await chromium.launch({ executablePath: requireEngine(), args: [...CHROMIUM_FLAGS] })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  let found: string[] = []
  page.on('console', message => message.type() === 'error' && found.push(message.text()))
  page.on('pageerror', error => found.push(error.message))
  return {
    async complaintsOf(url) {
      found = []
      try {
        await page.goto(url, { waitUntil: 'load' })
        await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 2000 })))
      } catch (error) {
        found.push(error instanceof Error ? error.message : String(error))
      }
      return found.filter(text => !NO_FAULT.test(text)).map(text => `${url}: the browser says ${text}`)
    },
    stop: () => browser.close(),
  }
}
