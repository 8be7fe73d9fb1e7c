import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { root } from '../bootstrap/root.mjs'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium.ts'
import { describeMachine } from './machine.ts'
import { markdownTable, median } from './numbers.ts'
import { startIdleShop } from './start-idle-shop.ts'

const RUNS = 5
const GOAL_MS = 300
const PHOTOS = { '3.5 megapixels': 'exif-orientation-6.jpg', '24 megapixels': 'huge-6016x4016.jpg' }
const PHOTO_FOLDER = join(root, 'packages/testing/fixtures/odd')
const PAGES = { 'start page': '/', 'material page': '/wandbilder/leinwand' }
const SIZES = { phone: { width: 390, height: 844 }, laptop: { width: 1440, height: 900 } }
/** Milliseconds: the shop prepares its photo reader half a second after the first press on a page. */
const AFTER_A_PRESS_MS = 1500
/** Milliseconds; visitors need longer to find a photo in the file dialog. */
const LOOKING_FOR_IT_MS = 1000

declare global {
  interface Window {
    photoShownAfter?: number
  }
}

/**
 * From choosing a photo to the frame in which every visible product image shows it, at this machine's own speed.
 * Returns 1 where a median of the smaller photo exceeds the goal.
 */
export async function benchVisitorPhoto(): Promise<number> {
  const shop = await startIdleShop()
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...CHROMIUM_FLAGS] })
  try {
    const rows: [string, number, number][] = []
    for (const [photo, file] of Object.entries(PHOTOS))
      for (const [page, path] of Object.entries(PAGES))
        for (const [size, viewport] of Object.entries(SIZES)) {
          const times: number[] = []
          for (let run = 0; run < RUNS; run++)
            times.push(await timeUntilShown(browser, shop.url(path), join(PHOTO_FOLDER, file), viewport))
          rows.push([`${photo}, ${page}, ${size}`, median(times), Math.max(...times)])
        }
    console.info(describeMachine())
    console.info(
      markdownTable(
        ['own photo in every picture in sight', 'median ms', `worst of ${RUNS}`],
        rows.map(([name, middle, worst]) => [name, String(Math.round(middle)), String(Math.round(worst))]),
      ),
    )
    const [smaller = ''] = Object.keys(PHOTOS)
    return rows.some(([name, middle]) => name.startsWith(smaller) && middle > GOAL_MS) ? 1 : 0
  } finally {
    await browser.close()
    await shop.dispose()
  }
}

async function timeUntilShown(
  browser: Browser,
  url: string,
  file: string,
  viewport: { width: number; height: number },
): Promise<number> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.mouse.click(3, 300)
  await wait(AFTER_A_PRESS_MS)
  const dialog = page.waitForEvent('filechooser')
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-photo-input]')?.click())
  const chooser = await dialog
  await wait(LOOKING_FOR_IT_MS)
  await chooser.setFiles(file)
  await page.waitForFunction(() => window.photoShownAfter !== undefined)
  const time = await page.evaluate(() => window.photoShownAfter)
  await context.close()
  return time ?? Number.NaN
}

/** Runs in the page: waits, frame by frame, for the decoded photo in all visible positions. */
function watch(): void {
  const everywhere = 'img[data-own-photo], img[src*="/materials/"], img[src*="/closeups/"]'
  const menus = '.flyout, .menu-level, [data-sub-navigation]'
  const look = async (places: HTMLImageElement[], start: number) => {
    if (!places.every(({ complete, currentSrc }) => complete && currentSrc.startsWith('blob:'))) {
      requestAnimationFrame(() => look(places, start))
      return
    }
    await Promise.all(places.map(image => image.decode()))
    requestAnimationFrame(() => {
      window.photoShownAfter = performance.now() - start
    })
  }
  const lookFrom = (start: number) => {
    const places = new Map<Element, HTMLImageElement[]>()
    for (const image of document.querySelectorAll<HTMLImageElement>(everywhere)) {
      // Flat images of menus keep the shop's samples.
      if (!image.matches('[data-own-photo]') && image.closest(menus)) continue
      const shown = image.closest('.scene') ?? image
      places.set(shown, [...(places.get(shown) ?? []), image])
    }
    // Images scrolled out of a row's box are in the window too, but not visible.
    const observer = new IntersectionObserver(entries => {
      observer.disconnect()
      const inSight = entries.filter(({ intersectionRect: { width, height } }) => width * height > 0)
      void look(
        inSight.flatMap(({ target }) => places.get(target) ?? []),
        start,
      )
    })
    for (const shown of places.keys()) observer.observe(shown)
  }
  addEventListener('change', () => lookFrom(performance.now()), true)
}
