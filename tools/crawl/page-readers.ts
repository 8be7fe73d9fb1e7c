import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Page } from './read-page.ts'

/** An answer of the shop, to be read as a page. */
export interface PageJob {
  url: string
  status: number
  location: string | undefined
  body: string
}

/** What was read, without its text, and what is wrong with it by itself. */
export interface PageResult {
  page: Page
  problems: string[]
}

export interface PageReaders {
  read: (job: PageJob) => Promise<PageResult>
  stop: () => Promise<void>
}

/** What one page leaves behind fits in, so that little of it is copied around. */
const YOUNG_MB = 64

/** Reading and checking a page takes longer than rendering it: every processor has a thread for it. */
export function startPageReaders(): PageReaders {
  const all = Array.from(
    { length: availableParallelism() },
    () =>
      new Worker(new URL('./page-job.ts', import.meta.url), {
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
      }),
  )
  const turns = all.map(() => Promise.resolve())
  let next = 0
  return {
    read: job => {
      const turn = next++ % all.length
      const worker = all[turn] as Worker
      const result = (turns[turn] as Promise<void>).then(async (): Promise<PageResult> => {
        worker.postMessage(job)
        const [done] = await once(worker, 'message')
        return done
      })
      turns[turn] = result.then(
        () => undefined,
        () => undefined,
      )
      return result
    },
    stop: async () => void (await Promise.all(all.map(worker => worker.terminate()))),
  }
}
