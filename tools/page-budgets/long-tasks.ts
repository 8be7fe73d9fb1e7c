import type { Browser } from '@playwright/test'

/** How much slower than this machine a phone is reckoned to be. */
const SLOWER = 4
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']

export interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds: begin and length by the clock, and of it the time the thread really worked. */
  ts: number
  dur?: number
  tdur?: number
  args?: { elementCount?: number; data?: { url?: string; message?: string } }
}

export interface LongTask {
  /** Milliseconds of work of the longest task on a processor four times slower. */
  workMs: number
  /** What took longest in it. */
  parts: string[]
  /** Most elements that one task gave their style: what work depends on, and the same on every machine. */
  elements: number
}

/**
 * The longest task of the main thread while a phone loads a page, by the work it did and not by the clock: what other
 * programs take away meanwhile does not count. The browser must not be recorded for other purposes.
 */
export async function longestTask(browser: Browser, url: string): Promise<LongTask> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
  try {
    const page = await context.newPage()
    await browser.startTracing(page, { categories: CATEGORIES })
    await page.goto(url, { waitUntil: 'load' })
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
    return longestMainThreadTask(traceEvents)
  } finally {
    await context.close()
  }
}

/** Of everything a trace shows, the longest task of the thread that gave most elements their style: that of the page. */
export function longestMainThreadTask(events: readonly TraceEvent[]): LongTask {
  const [page] = events.filter(styles).toSorted((a, b) => count(b) - count(a))
  const own = events.filter(({ pid, tid }) => pid === page?.pid && tid === page?.tid)
  const tasks = own.filter(isTask)
  const longest = tasks.toSorted((a, b) => work(b) - work(a))[0]
  if (!longest) throw new Error('The trace shows no task of the page')
  const inside = (task: TraceEvent) =>
    own.filter(event => !isTask(event) && event.ts >= task.ts && event.ts < task.ts + (task.dur ?? 0))
  const elements = (task: TraceEvent) => inside(task).reduce((sum, event) => sum + count(event), 0)
  const parts = inside(longest).toSorted((a, b) => work(b) - work(a))
  return {
    workMs: Math.round(work(longest)),
    parts: parts
      .slice(0, 4)
      .map(part => `${part.name} ${Math.round(work(part))} ms ${part.args?.data?.url ?? ''}`.trim()),
    elements: Math.max(...tasks.map(elements)),
  }
}

const count = ({ args }: TraceEvent) => args?.elementCount ?? 0

const styles = (event: TraceEvent) => count(event) > 0

const isTask = ({ name }: TraceEvent) => name.endsWith('RunTask')

const work = ({ tdur, dur }: TraceEvent) => (SLOWER * (tdur ?? dur ?? 0)) / 1000
