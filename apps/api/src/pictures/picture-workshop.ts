import { Worker } from 'node:worker_threads'
import { createMemoryGate } from './memory-gate.ts'
import type { PictureJob, PictureProblem, TakenIn } from './picture-types.ts'
import { decodingMemory, readHeader } from './read-header.ts'

export interface PictureWorkshop {
  /** Checks and prepares a picture; rejects with `WorkshopBusyError` when too many wait. */
  takeIn(job: PictureJob): Promise<TakenIn>
  close(): Promise<void>
}

export interface WorkshopOptions {
  /** Pictures worked on at once. */
  threads?: number
  /** Estimated bytes all decoding together may take; a picture that needs more by itself is worked on alone. */
  memory?: number
  /** Pictures that may wait; more are sent away with "busy". */
  queue?: number
  jobTimeoutMs?: number
}

/** Too many pictures wait already. */
export class WorkshopBusyError extends Error {
  override name = 'WorkshopBusyError'
}

const IDLE_MS = 20_000
const BROKEN: { ok: false; problem: PictureProblem } = { ok: false, problem: { code: 'photo-incomplete' } }

/** Worker threads that decode pictures: few, and never more at once than memory allows. */
export function openPictureWorkshop(options: WorkshopOptions = {}): PictureWorkshop {
  const { threads = 2, memory = 200_000_000, queue = 60, jobTimeoutMs = 90_000 } = options
  const gate = createMemoryGate({ places: threads, memory })
  const idle = new Map<Worker, NodeJS.Timeout>()
  const alive = new Set<Worker>()
  let waiting = 0
  let closed = false

  function startThread(): Worker {
    const worker = new Worker(new URL('./picture-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    alive.add(worker)
    worker.once('exit', () => {
      alive.delete(worker)
      clearTimeout(idle.get(worker))
      idle.delete(worker)
    })
    return worker
  }

  function takeThread(): Worker {
    const [next] = idle.keys()
    if (!next) return startThread()
    clearTimeout(idle.get(next))
    idle.delete(next)
    next.ref()
    return next
  }

  function retire(worker: Worker): void {
    idle.delete(worker)
    void worker.terminate()
  }

  function giveBack(worker: Worker, worn: boolean): Promise<unknown> | undefined {
    if (worn || closed) return worker.terminate()
    worker.unref()
    idle.set(worker, setTimeout(() => retire(worker), IDLE_MS).unref())
    return undefined
  }

  async function run(job: PictureJob): Promise<TakenIn> {
    const worker = takeThread()
    // The HEIF decoder's memory never shrinks, and a thread that failed is not trusted again.
    let worn = job.format === 'heic'
    try {
      return await new Promise<TakenIn>(resolve => {
        const settle = (result: TakenIn, bad: boolean) => {
          clearTimeout(timer)
          worker.removeAllListeners('message').removeAllListeners('error')
          worker.off('exit', failed)
          worn ||= bad
          resolve(result)
        }
        const failed = () => settle(BROKEN, true)
        const timer = setTimeout(failed, jobTimeoutMs)
        worker.once('message', result => settle(result, false))
        worker.once('error', failed)
        worker.once('exit', failed)
        worker.postMessage(job)
      })
    } finally {
      await giveBack(worker, worn)
    }
  }

  return {
    takeIn: async job => {
      if (waiting >= queue) throw new WorkshopBusyError('Too many pictures are waiting')
      waiting++
      try {
        const read = await readHeader(job.path, job.format)
        if (!read.ok) return read
        return await gate.with(decodingMemory(job.format, read.header), () => run(job))
      } finally {
        waiting--
      }
    },
    close: async () => {
      closed = true
      await Promise.all([...alive].map(worker => worker.terminate()))
    },
  }
}
