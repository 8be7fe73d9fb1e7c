import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { slope } from '../numbers.ts'
import type { Design } from './designs.ts'
import { LAPTOP, openDesigner } from './devices.ts'

/** MiB a minute; negligible in ten minutes of work. */
const GOAL = 0.5
const EVERY_MS = 15_000
/** The undo history holds 200 steps and the latest images: growth until both are full is expected. */
const WARM_UP = 1 / 3
const PHOTO = 'main button[data-scene]:not([data-kind])'

/** Growth of the JavaScript heap during continued work on a design. */
export async function benchHeap(browser: Browser, designs: readonly Design[], minutes: number) {
  const rows: string[][] = []
  let isKept = true
  for (const { name, url, visit } of designs) {
    const { page, session, close } = await openDesigner(browser, LAPTOP, url, visit)
    await page.locator(PHOTO).first().waitFor()
    const samples: { minute: number; mib: number }[] = []
    const began = performance.now()
    let next = 0
    for (let round = 0; performance.now() - began < minutes * 60_000; round++) {
      await work(page, round)
      if (performance.now() - began < next) continue
      next += EVERY_MS
      samples.push({ minute: (performance.now() - began) / 60_000, mib: await heapMib(session) })
    }
    const late = samples.filter(({ minute }) => minute >= minutes * WARM_UP)
    const growth = slope(late.map(({ minute, mib }) => [minute, mib]))
    isKept &&= growth <= GOAL
    const [first, last] = [samples[0]?.mib ?? 0, samples.at(-1)?.mib ?? 0]
    const row = [name, first.toFixed(1), last.toFixed(1), growth.toFixed(2)]
    rows.push(row)
    // Progress, as it takes minutes.
    console.info(row.join(' | '))
    await close()
  }
  return {
    isKept,
    head: [`heap in ${minutes} minutes of work, MiB`, 'at first', 'at last', `a minute (${GOAL})`],
    rows,
  }
}

/** Crops a photo by keyboard, undoes that every other time, zooms the view and opens the wall view and the check. */
async function work(page: Page, round: number): Promise<void> {
  const places = page.locator(PHOTO)
  await places.nth(round % (await places.count())).press('Enter')
  for (const key of ['+', 'ArrowLeft', 'Shift+ArrowUp', '-', 'Enter']) await page.keyboard.press(key)
  if (round % 2 === 0) for (let step = 0; step < 2; step++) await page.keyboard.press('Control+z')
  for (const key of ['Control+=', 'Control+=', 'Control+0']) await page.keyboard.press(key)
  if (round % 10 === 9) {
    await page.keyboard.press('p')
    await wait(500)
    await page.keyboard.press('p')
    await places.first().waitFor()
  }
  await wait(200)
}

async function heapMib(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}
