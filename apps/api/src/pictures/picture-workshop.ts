import { stat } from 'node:fs/promises'
import { inSpan } from '@passepartout/db'
import {
  type Asker,
  createWorkQueue,
  QueueBusyError,
  type QueueOptions,
  WorkDroppedError,
} from '@passepartout/http'
import { blockOtherLoaders } from './block-other-loaders.ts'
import {
  openPictureProcesses,
  type PictureTask,
  type PoolOptions,
  type TaskFailure,
} from './picture-processes.ts'
import {
  type Converted,
  type ConvertJob,
  type DrawnPdf,
  type HeaderJob,
  PDF_MEMORY,
  type PdfJob,
  type PictureJob,
  type PictureProblem,
  type TakenIn,
} from './picture-types.ts'
import { convertingMemory, decodingMemory, HEADER_MEMORY, type HeaderResult } from './read-header.ts'
import { openStarter, type Starter } from './starter.ts'

/** Each rejects with `QueueBusyError` when too many wait or the shop closes, with `WorkDroppedError` when the asker has gone. */
export interface PictureWorkshop {
  /** Reads what a file says of itself, which its sender can make long. */
  readHeader(job: HeaderJob, asker: Asker): Promise<HeaderResult>
  /** Checks and prepares a picture. */
  takeIn(job: PictureJob, asker: Asker): Promise<TakenIn>
  /** Writes a picture anew as JPEG or WebP. */
  convert(job: ConvertJob, asker: Asker): Promise<Converted>
  /** Draws the pages of a PDF. */
  drawPdf(job: PdfJob, asker: Asker): Promise<DrawnPdf>
  close(): Promise<void>
}

export interface WorkshopOptions {
  photoTimeoutMs?: number
  /** Of processor time. */
  pdfSeconds?: number
}

/** Customers' photos. One asker leaves a place free for everybody else. */
const PHOTOS = { places: 3, memory: 200_000_000, waiting: 60, each: { places: 2, waiting: 20 } }
/** The toolbox serves everybody, customers or not: whatever happens there, photos do not wait for it. */
const TOOLBOX = { places: 2, memory: 300_000_000, waiting: 30, each: { places: 1, waiting: 5 } }
/** A header takes some milliseconds; what takes this long is none of a camera. */
const HEADER_MS = 10_000

/** A third of what photos get, which are somebody's order, where both want to work. */
const TOOLBOX_NICENESS = 10

interface Work<P> {
  bytes: number
  wears: boolean
  timeoutMs: number
  seconds?: number
  problem: (failure: Exclude<TaskFailure, 'dropped'>) => P
}

/** A queue with processes of its own: else a flood in the toolbox would take those that photos need. */
const openBench = (starter: Starter, options: QueueOptions, processes?: PoolOptions) => ({
  queue: createWorkQueue(options),
  processes: openPictureProcesses(starter, processes),
})

/** Processes that decode pictures: few, and never more at once than memory allows. */
export function openPictureWorkshop(options: WorkshopOptions = {}): PictureWorkshop {
  const { photoTimeoutMs = 90_000, pdfSeconds = 15 } = options
  blockOtherLoaders()
  const starter = openStarter()
  const photos = openBench(starter, PHOTOS)
  const toolbox = openBench(starter, TOOLBOX, { niceness: TOOLBOX_NICENESS })

  async function run<T, P>(
    { queue, processes }: ReturnType<typeof openBench>,
    asker: Asker,
    task: PictureTask,
    { bytes, problem, ...options }: Work<P>,
  ): Promise<T | { ok: false; problem: P }> {
    const { signal } = asker
    // With the wait for its turn, and for memory.
    const end = await inSpan(`picture ${task.kind}`, { 'picture.memory': bytes }, () =>
      queue.with(asker, bytes, () => processes.run(task, { ...options, bytes, signal })),
    )
    if ('done' in end) return end.done as T
    if (end.failed === 'dropped')
      throw signal?.aborted
        ? new WorkDroppedError('Nobody waits for the picture')
        : new QueueBusyError('The shop is closing')
    return { ok: false, problem: problem(end.failed) }
  }

  const read = (bench: ReturnType<typeof openBench>, { path, format }: HeaderJob, asker: Asker) =>
    run<HeaderResult, PictureProblem>(
      bench,
      asker,
      { kind: 'read-header', job: { path, format } },
      {
        bytes: HEADER_MEMORY,
        wears: false,
        timeoutMs: HEADER_MS,
        problem: () => ({ code: 'photo-unreadable' }),
      },
    )

  return {
    readHeader: (job, asker) => read(photos, job, asker),
    takeIn: (job, asker) =>
      run<TakenIn, PictureProblem>(
        photos,
        asker,
        { kind: 'take-in', job },
        {
          bytes: decodingMemory(job.format, job.header),
          wears: job.format === 'heic',
          timeoutMs: photoTimeoutMs,
          problem: () => ({ code: 'photo-incomplete' }),
        },
      ),
    convert: async (job, asker) => {
      const header = await read(toolbox, job, asker)
      if (!header.ok) return header
      return run<Converted, PictureProblem>(
        toolbox,
        asker,
        { kind: 'convert', job },
        {
          bytes: convertingMemory(job, header.header),
          wears: job.format === 'heic',
          timeoutMs: photoTimeoutMs,
          problem: failed => ({ code: failed === 'timeout' ? 'too-slow' : 'photo-incomplete' }),
        },
      )
    },
    drawPdf: async (job, asker) => {
      const { size } = await stat(job.path)
      return run<DrawnPdf, { code: 'too-slow' | 'pdf-broken' }>(
        toolbox,
        asker,
        { kind: 'draw-pdf', job },
        {
          bytes: size + PDF_MEMORY,
          wears: true,
          seconds: pdfSeconds,
          // On a busy machine processor time passes slowly; a place is not held for ever.
          timeoutMs: pdfSeconds * 4000,
          problem: failed => ({ code: failed === 'timeout' ? 'too-slow' : 'pdf-broken' }),
        },
      )
    },
    close: async () => {
      await Promise.all([photos.processes.close(), toolbox.processes.close()])
      await starter.close()
    },
  }
}
