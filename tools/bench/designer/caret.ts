import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import type { Shop } from '../../system-tests/start-shop.ts'
import { highest, median } from '../numbers.ts'
import { CARD } from './designs.ts'
import { LAPTOP, openDesigner, PHONE } from './devices.ts'
import { createPointerDriver } from './pointer-driver.ts'

const RUNS = 5
const GOAL_MS = 400
const SLOWER = 4

declare global {
  interface Window {
    caretAfter?: number
  }
}

/** From pressing on the first text of a fresh page to the frame with its caret. */
export async function benchCaret(browser: Browser, shop: Shop) {
  const rows: string[][] = []
  let isKept = true
  for (const device of [{ ...LAPTOP, name: 'laptop at 4x', slower: SLOWER }, PHONE]) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const url = shop.url(CARD, 'kartenliebe.de.localhost')
      const { page, session, slowDown, close } = await openDesigner(browser, device, url)
      const hand = createPointerDriver(session, device.isTouch)
      const text = page.locator('main button[data-scene][data-kind=text]').first()
      const box = await text.boundingBox()
      if (!box) throw new Error('The card has no text')
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await hand.press(at)
      await slowDown()
      await wait(1000)
      await page.evaluate(watch)
      await hand.press(at)
      await page.waitForFunction(() => window.caretAfter !== undefined)
      times.push((await page.evaluate(() => window.caretAfter)) ?? Number.NaN)
      await close()
    }
    isKept &&= median(times) <= GOAL_MS
    rows.push([
      `card, ${device.name} (${GOAL_MS})`,
      ...[median(times), highest(times)].map(ms => ms.toFixed(0)),
    ])
  }
  return { isKept, head: ['first text opened, ms to a caret', 'median', `worst of ${RUNS}`], rows }
}

/** Runs in the page: from releasing the text to the frame after the one with its caret and focused input. */
function watch(): void {
  const look = (began: number) => {
    const isThere =
      document.querySelector('.text-caret, .text-selection') &&
      document.activeElement instanceof HTMLTextAreaElement
    if (isThere) requestAnimationFrame(() => (window.caretAfter = performance.now() - began))
    else requestAnimationFrame(() => look(began))
  }
  addEventListener('pointerup', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
}
