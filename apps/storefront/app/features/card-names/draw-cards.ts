import type { CardJob, CardRenderResult } from './card-job.ts'

let worker: Worker | undefined
let next = 1
const waiting = new Map<number, (answer: CardRenderResult) => void>()

function start(): Worker {
  const started = new Worker(new URL('./card-worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<CardRenderResult>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  }
  // A worker that failed to load is started again with the next job.
  started.onerror = () => {
    for (const [id, done] of waiting) done({ id, failed: true })
    waiting.clear()
    worker = undefined
  }
  return started
}

/** Draws a card image in a worker, which the first call starts. */
export const drawCard = (job: Omit<CardJob, 'id'>): Promise<CardRenderResult> =>
  new Promise(resolve => {
    worker ??= start()
    const id = next++
    waiting.set(id, resolve)
    worker.postMessage({ ...job, id } satisfies CardJob)
  })
