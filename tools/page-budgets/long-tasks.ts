import type { Browser } from '@playwright/test'

/** Assumed slowdown of a phone against this machine. */
const SLOWER = 4
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']

export interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds: start and duration by the clock, and the CPU time of the thread. */
  ts: number
  dur?: number
  tdur?: number
  args?: { elementCount?: number; data?: { url?: string; message?: string } }
}

export interface LongTask {
  /** CPU milliseconds of the longest task on a processor four times slower. */
  workMs: number
  /** Its slowest parts. */
  parts: string[]
  /** Most elements restyled in one task: it determines the work, and is the same on every machine. */
  elements: number
}

/**
 * The longest main-thread task while a phone loads a page, by CPU time: other programs do not count. The browser must
 * not be recording another trace.
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

/** The longest task of the thread that restyled most elements, which is the page's. */
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
