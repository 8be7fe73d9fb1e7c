import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import { type FrameWork, type TraceEvent, workPerFrame } from './work-per-frame.ts'

declare global {
  interface Window {
    frameTimes?: number[]
  }
}

export interface Frames {
  /** Milliseconds between frames. */
  times: number[]
  work: FrameWork[]
}

const CATEGORIES = 'devtools.timeline,disabled-by-default-devtools.timeline'

/** Measures the frames of the page during an action. */
export async function measureFrames(
  page: Page,
  session: CDPSession,
  act: () => Promise<void>,
): Promise<Frames> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: CATEGORIES })
  await page.evaluate(() => {
    const times: number[] = []
    window.frameTimes = times
    const note = (at: number) => {
      times.push(at)
      if (window.frameTimes === times) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await act()
  const at = await page.evaluate(() => {
    const times = window.frameTimes ?? []
    window.frameTimes = []
    return times
  })
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  await wait(200)
  return { times: at.slice(1).map((time, index) => time - (at[index] ?? 0)), work: workPerFrame(events) }
}
