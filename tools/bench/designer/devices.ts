import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

export interface Device {
  name: string
  /** CPU slowdown relative to this machine. */
  slower: number
  isTouch: boolean
  viewport: { width: number; height: number }
}

/** Devices with goals: a laptop as fast as this machine, and the reference phone (designer.md 12). */
export const LAPTOP: Device = {
  ...{ name: 'laptop', slower: 1, isTouch: false },
  viewport: { width: 1440, height: 900 },
}
export const PHONE: Device = {
  ...{ name: 'phone at 4x', slower: 4, isTouch: true },
  viewport: { width: 390, height: 844 },
}

export type Visit = Awaited<ReturnType<BrowserContext['storageState']>>

export interface Opened {
  context: BrowserContext
  page: Page
  session: CDPSession
  /** Slows the page's CPU down to that of its device. */
  slowDown: () => Promise<unknown>
  close: () => Promise<void>
}

export async function openDesigner(
  browser: Browser,
  device: Device,
  url: string,
  visit?: Visit,
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: device.viewport,
    hasTouch: device.isTouch,
    isMobile: device.isTouch,
    ...(visit && { storageState: visit }),
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  return {
    ...{ context, page, session },
    slowDown: () => session.send('Emulation.setCPUThrottlingRate', { rate: device.slower }),
    close: () => context.close(),
  }
}
