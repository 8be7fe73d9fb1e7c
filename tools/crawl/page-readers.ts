import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Page } from './read-page.ts'

/** A response of the shop to be parsed as a page. */
export interface PageJob {
  url: string
  status: number
  location: string | undefined
  body: string
}

/** The parsed page without its text, and its problems. */
export interface PageResult {
  page: Page
  problems: string[]
}

export interface PageReaders {
  read: (job: PageJob) => Promise<PageResult>
  stop: () => Promise<void>
}

/** Holds what one page allocates, so that little of it is copied. */
const YOUNG_MB = 64

/** Threads for parsing and checking, one per processor: a page takes longer to check than to render. */
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
