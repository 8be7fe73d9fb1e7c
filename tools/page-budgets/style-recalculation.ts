import type { Browser, Page } from '@playwright/test'
import type { TraceEvent } from './long-tasks.ts'

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

/**
 * Number of elements that are restyled when one word is added to the page's content. Rules with `:has()` and a
 * universal part restyle all of them, for every choice a visitor makes. The browser must not be recording another
 * trace.
 */
export async function countRestyledElements(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.evaluate(() => {
    const settle = () => document.body.offsetWidth
    settle()
    console.timeStamp('word added')
    document.querySelector('main section form, main section')?.append(document.createElement('strong'))
    settle()
    console.timeStamp('word styled')
  })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const [from, to] = ['word added', 'word styled'].map(
    message => traceEvents.find(({ args }) => args?.data?.message === message)?.ts ?? 0,
  )
  if (!from || !to) throw new Error('The trace does not show the change')
  return traceEvents
    .filter(({ ts }) => ts > from && ts < to)
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0)
}
