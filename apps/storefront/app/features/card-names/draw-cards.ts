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
  // One that could not be fetched is started anew with the next wish.
  started.onerror = () => {
    for (const [id, done] of waiting) done({ id, failed: true })
    waiting.clear()
    worker = undefined
  }
  return started
}

/** Draws a picture of a card in a worker, which is started with the first. */
export const drawCard = (job: Omit<CardJob, 'id'>): Promise<CardRenderResult> =>
  new Promise(resolve => {
    worker ??= start()
    const id = next++
    waiting.set(id, resolve)
    worker.postMessage({ ...job, id } satisfies CardJob)
  })
