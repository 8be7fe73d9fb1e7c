import type { Browser } from '@playwright/test'

const SLOWER = 4
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', '__metadata']

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds: length by the clock, and of it the time the thread really worked. */
  dur?: number
  tdur?: number
  ts: number
  args?: { data?: { url?: string }; beginData?: { url?: string } }
}

export interface LongTask {
  /** Milliseconds of work on a processor four times slower. */
  workMs: number
  /** The parts that took longest. */
  parts: string[]
}

/**
 * The longest task of the main thread while a phone with a quarter of this machine's speed loads a page, by the work
 * it did and not by the clock: what other programs take away meanwhile does not count.
 */
export async function longestTask(browser: Browser, url: string): Promise<LongTask> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
  const page = await context.newPage()
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  await context.close()
  return longestOf(traceEvents, url)
}

/** Exported for its test. */
export function longestOf(events: readonly TraceEvent[], url: string): LongTask {
  // The thread that reads the page is the one that must stay free.
  const loading = events.find(({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === url)
  const own = events.filter(({ pid, tid }) => pid === loading?.pid && tid === loading?.tid)
  const tasks = own.filter(({ name }) => /RunTask$/.test(name))
  const longest = tasks.toSorted((a, b) => work(b) - work(a))[0]
  if (!longest) throw new Error('The trace shows no task of the main thread')
  const inside = own.filter(
    event =>
      event !== longest &&
      !/RunTask$/.test(event.name) &&
      event.ts >= longest.ts &&
      event.ts < longest.ts + (longest.dur ?? 0) &&
      work(event) > 1,
  )
  return {
    workMs: Math.round(work(longest)),
    parts: inside
      .toSorted((a, b) => work(b) - work(a))
      .slice(0, 5)
      .map(event => `${event.name} ${Math.round(work(event))} ms ${event.args?.data?.url ?? ''}`.trim()),
  }
}

const work = ({ tdur, dur }: TraceEvent) => (SLOWER * (tdur ?? dur ?? 0)) / 1000
