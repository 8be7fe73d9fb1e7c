import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import type { Shop } from '../../system-tests/start-shop.ts'
import { highest, median } from '../numbers.ts'
import { waitUntilIdle } from '../process-usage.ts'
import { COLLAGE, choosePhotos } from './designs.ts'
import { LAPTOP, openDesigner, PHONE } from './devices.ts'

const RUNS = 3
const FIRST = { thumbs: 12, of: 20, goalMs: 1000 }
const ALL = { thumbs: 60, of: 60, goalMs: 8000 }
/**
 * A good mobile connection. Without it the shop would decode uploads on the very processors that render the page's
 * thumbnails.
 */
const LINE = { offline: false, latency: 40, downloadThroughput: 2_500_000, uploadThroughput: 625_000 }
const PATIENCE_MS = 60_000

declare global {
  interface Window {
    thumbsAfter?: number
  }
}

/** From choosing photos of 12 megapixels to the frame in which so many thumbnails show them. */
export async function benchThumbnails(browser: Browser, shop: Shop, photos: readonly string[]) {
  const rows: string[][] = []
  let isKept = true
  for (const device of [LAPTOP, PHONE])
    for (const { thumbs, of, goalMs } of [FIRST, ALL]) {
      const times: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const url = shop.url(COLLAGE, 'passepartout.de.localhost')
        const { page, session, slowDown, close } = await openDesigner(browser, device, url)
        if (device.isTouch) await page.getByRole('tab', { name: 'Foto', exact: true }).click()
        await session.send('Network.emulateNetworkConditions', LINE)
        await slowDown()
        await wait(500)
        await page.evaluate(watch, thumbs)
        await choosePhotos(page, photos.slice(0, of))
        await page.waitForFunction(() => window.thumbsAfter !== undefined, null, { timeout: PATIENCE_MS })
        times.push((await page.evaluate(() => window.thumbsAfter)) ?? Number.NaN)
        await close()
        // Remaining uploads would slow the next run down.
        await waitUntilIdle(shop.pid(), 20)
      }
      isKept &&= median(times) <= goalMs
      const name = `${device.name}: ${thumbs} thumbs of ${of} photos (${goalMs})`
      const row = [name, String(Math.round(median(times))), String(Math.round(highest(times)))]
      rows.push(row)
      // Progress, as it takes minutes.
      console.info(row.join(' | '))
    }
  return { isKept, head: ['photos chosen, ms', 'median', `worst of ${RUNS}`], rows }
}

/** Runs in the page: counts thumbnails that show their photo, from the moment the browser delivers the files. */
function watch(wanted: number): void {
  let began = 0
  const look = () => {
    const shown = [...document.querySelectorAll<HTMLImageElement>('.photo-grid .thumb img')].filter(image =>
      image.src.startsWith('blob:'),
    )
    if (shown.length < wanted) requestAnimationFrame(look)
    else requestAnimationFrame(() => (window.thumbsAfter = performance.now() - began))
  }
  const begin = () => {
    began = performance.now()
    look()
  }
  // The file input is not in the document: the listener is added where it is created.
  const click = HTMLInputElement.prototype.click
  HTMLInputElement.prototype.click = function () {
    this.addEventListener('change', begin, { capture: true, once: true })
    click.call(this)
  }
}
