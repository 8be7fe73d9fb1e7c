import { stat } from 'node:fs/promises'
import { openThreads, type TaskOptions } from '../threads/open-threads.ts'
import { blockOtherLoaders } from './block-other-loaders.ts'
import { createMemoryGate } from './memory-gate.ts'
import type { PictureTask } from './picture-thread.ts'
import {
  type Converted,
  type ConvertJob,
  type DrawnPdf,
  PDF_MEMORY,
  type PdfJob,
  type PictureJob,
  type PictureProblem,
  type TakenIn,
} from './picture-types.ts'
import { convertingMemory, decodingMemory, readHeader } from './read-header.ts'

/** Each rejects with `WorkshopBusyError` when too many wait. */
export interface PictureWorkshop {
  /** Checks and prepares a picture. */
  takeIn(job: PictureJob): Promise<TakenIn>
  /** Writes a picture anew as JPEG or WebP. */
  convert(job: ConvertJob): Promise<Converted>
  /** Draws the pages of a PDF. */
  drawPdf(job: PdfJob): Promise<DrawnPdf>
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

/** Worker threads that decode pictures: few, and never more at once than memory allows. */
export function openPictureWorkshop(options: WorkshopOptions = {}): PictureWorkshop {
  const { threads: places = 2, memory = 200_000_000, queue = 60, jobTimeoutMs: timeoutMs = 90_000 } = options
  blockOtherLoaders()
  const gate = createMemoryGate({ places, memory })
  const threads = openThreads<PictureTask>(new URL('./picture-thread.ts', import.meta.url))
  let waiting = 0

  async function inQueue<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= queue) throw new WorkshopBusyError('Too many pictures are waiting')
    waiting++
    try {
      return await work()
    } finally {
      waiting--
    }
  }

  async function run<T, P>(
    task: PictureTask,
    { bytes, wears, problem }: { bytes: number; wears: boolean; problem: (end: Failed) => P },
  ): Promise<T | { ok: false; problem: P }> {
    const options: TaskOptions = { timeoutMs, wears }
    const end = await gate.with(bytes, () => threads.run(task, options))
    return 'done' in end ? (end.done as T) : { ok: false, problem: problem(end.failed) }
  }

  return {
    takeIn: job =>
      inQueue(async () => {
        const read = await readHeader(job.path, job.format)
        if (!read.ok) return read
        return run<TakenIn, PictureProblem>(
          { kind: 'take-in', job },
          {
            bytes: decodingMemory(job.format, read.header),
            wears: job.format === 'heic',
            problem: () => ({ code: 'photo-incomplete' }),
          },
        )
      }),
    convert: job =>
      inQueue(async () => {
        const read = await readHeader(job.path, job.format)
        if (!read.ok) return read
        return run<Converted, PictureProblem>(
          { kind: 'convert', job },
          {
            bytes: convertingMemory(job, read.header),
            wears: job.format === 'heic',
            problem: failed => ({ code: failed === 'timeout' ? 'too-slow' : 'photo-incomplete' }),
          },
        )
      }),
    drawPdf: job =>
      inQueue(async () => {
        const { size } = await stat(job.path)
        return run<DrawnPdf, { code: 'too-slow' | 'pdf-broken' }>(
          { kind: 'draw-pdf', job },
          {
            bytes: size + PDF_MEMORY,
            wears: true,
            problem: failed => ({ code: failed === 'timeout' ? 'too-slow' : 'pdf-broken' }),
          },
        )
      }),
    close: threads.close,
  }
}

type Failed = 'crash' | 'timeout'
