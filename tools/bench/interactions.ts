import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, requireEngine } from '../browser/chromium.ts'
import { INTERACTIONS } from './interactions-list.ts'
import { describeMachine } from './machine.ts'
import { markdownTable, median } from './numbers.ts'
import { startIdleShop } from './start-idle-shop.ts'

const SLOWER = 4
const RUNS = 5
const GOAL_MS = 100
/** Milliseconds; later events do not belong to the interaction. */
const QUIET_MS = 900
/** Milliseconds that a finger or a mouse button stays down. */
const PRESS_MS = 80

declare global {
  interface Window {
    slowestEvent?: number
    /** Whether the last press hit its target. */
    wasHit?: boolean
  }
}

/**
 * From each interaction to the next painted frame, by the browser's Event Timing (in steps of 8 ms), on a processor
 * four times slower. Returns 1 where a median exceeds the goal.
 */
export async function benchInteractions({ json }: { json: string | undefined }): Promise<number> {
  const shop = await startIdleShop()
  const browser = await chromium.launch({ executablePath: requireEngine(), args: [...CHROMIUM_FLAGS] })
  try {
    const measured = new Map<string, number[]>()
    for (let run = 0; run < RUNS; run++) {
      for (const { name, host, path, steps, isPhone } of INTERACTIONS) {
        const context = await browser.newContext(
          isPhone
            ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
            : { viewport: { width: 1440, height: 900 } },
        )
        const page = await context.newPage()
        await watchEvents(page)
        await page.goto(shop.url(path, host), { waitUntil: 'networkidle' })
        const session = await context.newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
        for (const [what, selector] of Object.entries(steps)) {
          const key = `${name}: ${what}`
          measured.set(key, [
            ...(measured.get(key) ?? []),
            await timed(page, session, selector, isPhone ?? false),
          ])
        }
        await context.close()
      }
    }
    const rows = [...measured].map(([key, times]) => ({
      key,
      median: median(times),
      worst: Math.max(...times),
    }))
    console.info(describeMachine())
    console.info(
      markdownTable(
        [`interaction, processor ${SLOWER} times slower`, 'median ms', `worst of ${RUNS}`],
        rows.map(({ key, median: middle, worst }) => [key, String(middle), String(worst)]),
      ),
    )
    if (json) writeFileSync(json, JSON.stringify(rows, undefined, 2))
    return rows.some(row => row.median > GOAL_MS) ? 1 : 0
  } finally {
    await browser.close()
    await shop.dispose()
  }
}

async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) window.slowestEvent = Math.max(window.slowestEvent ?? 0, entry.duration)
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** Milliseconds of the slowest event of a click or tap; below the browser's threshold of 16 it is 8. */
async function timed(page: Page, session: CDPSession, selector: string, isTap: boolean): Promise<number> {
  const target = page.locator(selector).locator('visible=true').last()
  // The price bar at the foot of the window may cover the target.
  await target.evaluate(element => element.scrollIntoView({ block: 'center' }))
  // A mouse hovers over a button before it presses it.
  if (!isTap) await target.hover({ force: true, noWaitAfter: true })
  await wait(QUIET_MS)
  await target.evaluate(element => {
    window.slowestEvent = 0
    window.wasHit = false
    const note = ({ target: hit }: Event) => {
      window.wasHit = hit instanceof Node && element.contains(hit)
    }
    addEventListener('pointerdown', note, { capture: true, once: true, passive: true })
  })
  if (isTap) await tap(session, await target.boundingBox())
  // `force`: else Playwright listens to every event of the press and forces layout in each, which slows the page.
  else await target.click({ force: true, noWaitAfter: true, delay: PRESS_MS })
  await wait(QUIET_MS)
  if (!(await page.evaluate(() => window.wasHit)))
    throw new Error(`The press on ${selector} hit something else`)
  return (await page.evaluate(() => window.slowestEvent)) || 8
}

/** Playwright's own tap releases the finger at once, so that the release waits for the work of the touch. */
async function tap(session: CDPSession, box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error('There is nothing to tap')
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await wait(PRESS_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
