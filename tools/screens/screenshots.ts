import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, requireEngine } from '../browser/chromium.ts'
import { renderOffscreenContent } from '../browser/render-offscreen-content.ts'

export interface ScreenshotTarget {
  url: string
  width: number
  file: string
  /** Page of an article that is put into the cart first. */
  article?: string
  /** Fields of the address with which the checkout goes on to its last step. */
  buyer?: Readonly<Record<string, string>>
  /** Expected status; 200 by default. */
  status?: number
}

export interface ScreenshotResult {
  file: string
  problems: string[]
}

const PICTURES_PATIENCE_MS = 30_000

/** Missing files that samples request to show their fallback. */
const MISSING_ON_PURPOSE = /no-such-/

/**
 * Takes screenshots of full pages, and reports the browser's errors meanwhile. A page that fails is a problem of that
 * page; the others are taken all the same.
 */
export async function* captureScreenshots(
  shots: readonly ScreenshotTarget[],
): AsyncGenerator<ScreenshotResult> {
  const browser = await chromium.launch({ executablePath: requireEngine(), args: [...CHROMIUM_FLAGS] })
  try {
    for (const shot of shots) yield await captureScreenshot(browser, shot)
  } finally {
    await browser.close()
  }
}

async function captureScreenshot(
  browser: Browser,
  { url, width, file, article, buyer, status = 200 }: ScreenshotTarget,
): Promise<ScreenshotResult> {
  const phone = width < 700
  const context = await browser.newContext({
    viewport: { width, height: phone ? 844 : 900 },
    deviceScaleFactor: phone ? 2 : 1,
    isMobile: phone,
    hasTouch: phone,
    reducedMotion: 'reduce',
  })
  const problems: string[] = []
  try {
    const page = await context.newPage()
    page.on('console', message => {
      const from = message.location().url
      const expected = MISSING_ON_PURPOSE.test(from) || (status !== 200 && from === url)
      if (message.type() === 'error' && !expected) problems.push(message.text())
    })
    page.on('pageerror', error => problems.push(error.message))
    if (article) await addToCart(page, article)
    const answer = await page.goto(url, { waitUntil: 'load' })
    if (answer?.status() !== status) problems.push(`answered ${answer?.status()}`)
    if (buyer) await proceedToReview(page, buyer)
    await scrollThrough(page)
    if (!(await waitForImages(page))) problems.push('still waits for pictures')
    await renderOffscreenContent(page)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (wider > 0) problems.push(`is ${wider} px wider than the window`)
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  } finally {
    await context.close()
  }
  return { file, problems }
}

async function addToCart(page: Page, article: string): Promise<void> {
  await page.goto(article, { waitUntil: 'load' })
  const form = page.locator('[data-enhance="add-to-cart"]').first()
  await form.scrollIntoViewIfNeeded()
  await page.locator('[data-enhance="add-to-cart"][data-alive]').first().waitFor({ state: 'attached' })
  await form.getByRole('button').last().click()
  await page.locator('[data-count="cart-count"]').first().getByText('1').waitFor({ state: 'attached' })
}

/** Goes through the checkout's steps with the first way of shipping and of paying, up to the one that orders. */
async function proceedToReview(page: Page, buyer: Readonly<Record<string, string>>): Promise<void> {
  const stepOf = (intent: string) => page.locator(`form:has(input[name="intent"][value="${intent}"])`)
  for (const [name, value] of Object.entries(buyer))
    await stepOf('address').locator(`[name="${name}"]`).fill(value)
  await stepOf('address').locator('button[type="submit"]').last().click()
  await stepOf('shipping').locator('button[type="submit"]').last().click()
  // With scripts a choice of payment is submitted at once.
  await stepOf('payment').locator('input[name="method"]').first().check()
  await stepOf('order').first().waitFor()
}

/** Elements that hydrate when visible must become visible. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await page.evaluate(top => window.scrollTo(0, top), y)
    await page.waitForTimeout(50)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}

/**
 * Waits until fonts are loaded and every image, lazy ones included, is decoded or failed. Not for an idle network:
 * films and polling prevent that.
 */
function waitForImages(page: Page): Promise<boolean> {
  return page.evaluate(patience => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    const done = Promise.allSettled([document.fonts.ready, ...pictures.map(picture => picture.decode())])
    const late = new Promise<false>(resolve => setTimeout(resolve, patience, false))
    return Promise.race([done.then(() => true), late])
  }, PICTURES_PATIENCE_MS)
}

/** A file name for a path: `/wandbilder/leinwand` at 390 becomes `wandbilder-leinwand-390.png`. */
export function screenName(path: string, width: number): string {
  const words = path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')
  return `${words || 'start'}-${width}.png`
}
