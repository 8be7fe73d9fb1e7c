import { stat } from 'node:fs/promises'
import { withTraceSpan } from '@passepartout/db'
import {
  createWorkQueue,
  QueueBusyError,
  type QueueOptions,
  type Requester,
  RequesterGoneError,
} from '@passepartout/http'
import {
  createDecoderProcessPool,
  type DecoderTask,
  type PoolOptions,
  type TaskFailure,
} from './decoder-process-pool.ts'
import { leadsBackToItself } from './exif-entries.ts'
import {
  type ConvertJob,
  type ConvertResult,
  type DecodeProblem,
  type HeaderJob,
  type IngestJob,
  type IngestResult,
  PDF_MEMORY,
  type PdfJob,
  type RenderedPdf,
} from './image-types.ts'
import { type ProcessSpawner, startProcessSpawner } from './process-spawner.ts'
import { convertingMemory, decodingMemory, HEADER_MEMORY, type HeaderResult } from './read-image-header.ts'
import { restrictImageLoaders } from './restrict-image-loaders.ts'

/**
 * Each method rejects with `QueueBusyError` when the queue is full or the shop closes, with `RequesterGoneError` when
 * the requester has gone.
 */
export interface ImageDecoder {
  /** Reads the metadata, in a process because a sender can make it long. */
  readHeader(job: HeaderJob, requester: Requester): Promise<HeaderResult>
  /** Validates a photo and renders its previews. */
  takeIn(job: IngestJob, requester: Requester): Promise<IngestResult>
  /** Converts an image to JPEG or WebP. */
  convert(job: ConvertJob, requester: Requester): Promise<ConvertResult>
  drawPdf(job: PdfJob, requester: Requester): Promise<RenderedPdf>
  close(): Promise<void>
}

export interface ImageDecoderOptions {
  photoTimeoutMs?: number
  /** Limit of processor time. */
  pdfSeconds?: number
}

/** Customers' photos. One requester leaves a place free for the others. */
const PHOTOS = { places: 3, memory: 200_000_000, waiting: 60, each: { places: 2, waiting: 20 } }
/** The toolbox is open to every visitor: whatever load it has, photos do not wait for it. */
const TOOLBOX = { places: 2, memory: 300_000_000, waiting: 30, each: { places: 1, waiting: 5 } }
/** A header takes some milliseconds; on a busy machine its process alone takes seconds to start. */
const HEADER_MS = 30_000

/** A third of the share of photos under contention, because photos belong to orders. */
const TOOLBOX_NICENESS = 10

interface DecodeTask<P> {
  bytes: number
  wears: boolean
  timeoutMs: number
  seconds?: number
  problem: (failure: Exclude<TaskFailure, 'dropped'>) => P
}

/** A queue with its own processes: otherwise a flood in the toolbox would take those that photos need. */
const createWorkerSlot = (starter: ProcessSpawner, options: QueueOptions, processes?: PoolOptions) => ({
  queue: createWorkQueue(options),
  processes: createDecoderProcessPool(starter, processes),
})

/** Processes that decode images: few, and never more at once than memory allows. */
export function createImageDecoder(options: ImageDecoderOptions = {}): ImageDecoder {
  const { photoTimeoutMs = 90_000, pdfSeconds = 15 } = options
  restrictImageLoaders()
  const starter = startProcessSpawner()
  const photos = createWorkerSlot(starter, PHOTOS)
  const toolbox = createWorkerSlot(starter, TOOLBOX, { niceness: TOOLBOX_NICENESS })

  async function run<T, P>(
    { queue, processes }: ReturnType<typeof createWorkerSlot>,
    requester: Requester,
    task: DecoderTask,
    { bytes, problem, ...options }: DecodeTask<P>,
  ): Promise<T | { ok: false; problem: P }> {
    const { signal } = requester
    // The span includes waiting for a place and for memory.
    const end = await withTraceSpan(`picture ${task.kind}`, { 'picture.memory': bytes }, () =>
      queue.with(requester, bytes, () => processes.run(task, { ...options, bytes, signal })),
    )
    if ('done' in end) return end.done as T
    if (end.failed === 'dropped')
      throw signal?.aborted
        ? new RequesterGoneError('Nobody waits for the picture')
        : new QueueBusyError('The shop is closing')
    return { ok: false, problem: problem(end.failed) }
  }

  const read = async (
    bench: ReturnType<typeof createWorkerSlot>,
    { path, format }: HeaderJob,
    requester: Requester,
  ): Promise<HeaderResult> => {
    // 256 KB are read at most, so no process is needed: a flood of such files took them from customers' photos.
    if (format === 'jpeg' && (await leadsBackToItself(path)))
      return { ok: false, problem: { code: 'photo-unreadable' } }
    return run<HeaderResult, DecodeProblem>(
      bench,
      requester,
      { kind: 'read-header', job: { path, format } },
      {
        bytes: HEADER_MEMORY,
        wears: false,
        timeoutMs: HEADER_MS,
        problem: () => ({ code: 'photo-unreadable' }),
      },
    )
  }

  return {
    readHeader: (job, requester) => read(photos, job, requester),
    takeIn: (job, requester) =>
      run<IngestResult, DecodeProblem>(
        photos,
        requester,
        { kind: 'take-in', job },
        {
          bytes: decodingMemory(job.format, job.header),
          wears: job.format === 'heic',
          timeoutMs: photoTimeoutMs,
          problem: () => ({ code: 'photo-incomplete' }),
        },
      ),
    convert: async (job, requester) => {
      const header = await read(toolbox, job, requester)
      if (!header.ok) return header
      return run<ConvertResult, DecodeProblem>(
        toolbox,
        requester,
        { kind: 'convert', job },
        {
          bytes: convertingMemory(job, header.header),
          wears: job.format === 'heic',
          timeoutMs: photoTimeoutMs,
          problem: failed => ({ code: failed === 'timeout' ? 'too-slow' : 'photo-incomplete' }),
        },
      )
    },
    drawPdf: async (job, requester) => {
      const { size } = await stat(job.path)
      return run<RenderedPdf, { code: 'too-slow' | 'pdf-broken' }>(
        toolbox,
        requester,
        { kind: 'draw-pdf', job },
        {
          bytes: size + PDF_MEMORY,
          wears: true,
          seconds: pdfSeconds,
          // On a busy machine processor time passes slowly; the wall-clock limit frees the place.
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
