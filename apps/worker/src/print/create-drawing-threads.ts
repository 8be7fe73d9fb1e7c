import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { artworkIds, type Document, type TextMeasures } from '@passepartout/document'
import { AppError } from '@passepartout/domain'
import { Piscina } from 'piscina'
import type { DrawingTask, SentTask, TaskEnd } from './drawing-thread.ts'
import { lendFiles } from './files-across-threads.ts'
import type { PhotoFiles } from './photo-files.ts'
import type { PrintOrder } from './print-line.ts'

const MOST_WAITING = 16
const IDLE_MS = 30_000

/** Each lane has a thread of its own, so that words are not kept waiting by a print file of 500 photos. */
const LANES = {
  /** As many letters as a document may have take 3 s. */
  words: { timeoutMs: 15_000 },
  /** A proof of them takes 20 s. */
  looks: { timeoutMs: 60_000 },
  print: { timeoutMs: 15 * 60_000 },
} as const
type Lane = keyof typeof LANES

const LANE_OF = {
  measure: 'words',
  freeze: 'words',
  draft: 'looks',
  line: 'looks',
  proof: 'looks',
  print: 'print',
} as const satisfies Record<DrawingTask['task'], Lane>

interface Given {
  measure: TextMeasures
  freeze: Document
  draft: Uint8Array
  line: Uint8Array
  proof: Uint8Array
}

export interface DrawingThreads {
  /**
   * Throws AppError `unavailable` where too many wait or it takes too long, `gone` for a drawing or photo that is nowhere to
   * be found.
   */
  run<Name extends keyof Given>(task: DrawingTask & { task: Name }): Promise<Given[Name]>
  /** A print file in pieces, made no faster than they are taken. Throws as `run` does. */
  print(order: PrintOrder): AsyncGenerator<Uint8Array, void>
  close(): Promise<void>
}

interface DrawingThreadsDeps {
  storage: PhotoFiles
  artwork: (hash: string) => string | undefined
}

/** Sets and draws documents beside the thread that answers everybody, one after the other in each lane. */
export function createDrawingThreads({ storage, artwork }: DrawingThreadsDeps): DrawingThreads {
  const pools = new Map<Lane, Piscina<SentTask, TaskEnd>>()
  const poolOf = (lane: Lane) => {
    const pool = pools.get(lane) ?? openPool()
    pools.set(lane, pool)
    return pool
  }

  async function send(task: DrawingTask, artworks: SentTask['artworks'], moved: WritableStream[] = []) {
    const lane = LANE_OF[task.task]
    const { port1, port2: files } = new MessageChannel()
    lendFiles(storage, port1)
    const transferList = [files, ...moved] as MessagePort[]
    const signal = AbortSignal.timeout(LANES[lane].timeoutMs)
    const end = await poolOf(lane)
      .run({ task, artworks, files }, { transferList, signal })
      .catch((cause: unknown): never => {
        throw new AppError('unavailable', {
          message: `The ${task.task} of a document was not done in time`,
          cause,
        })
      })
      .finally(() => port1.close())
    if ('failed' in end) throw new AppError(end.failed.code, { message: end.failed.message })
    return end.done
  }

  /** The drawings that a document does not hold itself. Throws AppError `gone`. */
  const drawingsFor = (document: Document) =>
    Object.fromEntries(
      artworkIds(document).map(hash => {
        const text = document.artworks[hash] ?? artwork(hash)
        if (text === undefined)
          throw new AppError('gone', { message: `The drawing ${hash} is nowhere to be found` })
        return [hash, text]
      }),
    )

  return {
    run: async task => (await send(task, task.task === 'measure' ? {} : drawingsFor(task.document))) as never,
    print: async function* (order) {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      const end = send({ task: 'print', ...order, to: writable }, {}, [writable])
      // What went wrong is said by the end of the task; its stream only breaks off.
      end.catch(() => undefined)
      try {
        yield* readable
      } catch (cause) {
        await end
        throw cause
      }
      await end
    },
    close: async () => {
      await Promise.all([...pools.values()].map(pool => pool.destroy()))
    },
  }
}

const openPool = () =>
  new Piscina<SentTask, TaskEnd>({
    filename: new URL('./drawing-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
  })
