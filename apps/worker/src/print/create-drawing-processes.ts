import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { artworkIds, type Document, type TextMeasures } from '@passepartout/document'
import { AppError } from '@passepartout/domain'
import {
  compileCacheEnv,
  createWorkQueue,
  QueueBusyError,
  type Requester,
  RequesterGoneError,
  type WorkQueue,
} from '@passepartout/http'
import type { RenderTask, TaskEnd } from './drawing-task.ts'
import type { PhotoFiles } from './photo-files.ts'
import { shareFilesWithThread } from './thread-file-sharing.ts'

/** Operating system limits of a rendering process. */
export interface ProcessBounds {
  file: string
  /** JavaScript heap, in MiB. */
  heapMib: number
  /** Writable memory in bytes, including the heap. */
  bytes: number
  /** Processor time. */
  seconds: number
  niceness: number
}

/** A started process; `exit` is emitted once, also where it failed to start. */
export interface DrawingProcess {
  send(message: unknown): void
  kill(): void
  /** Whether it keeps the parent process alive. */
  hold(isHeld: boolean): void
  on(event: 'message', listener: (message: unknown) => void): unknown
  once(event: 'exit', ended: () => void): unknown
  off(event: 'message' | 'exit', listener: (message: unknown) => void): unknown
}

export type StartProcess = (bounds: ProcessBounds) => DrawingProcess

/** A document is at most 4 MB of text, its photos come from their previews. Node reserves 670 MB without using them. */
const BOUNDS: ProcessBounds = {
  file: fileURLToPath(new URL('./drawing-process.ts', import.meta.url)),
  heapMib: 512,
  bytes: 1_500_000_000,
  seconds: 600,
  // Page requests take precedence over rendering.
  niceness: 5,
}
const IDLE_MS = 30_000
/** Milliseconds of a large task; the process ends after it, which frees its memory. */
const LARGE_MS = 2000
const TASKS_PER_PROCESS = 50
/** Leaves a slot to other requesters; a cart of twenty designs requests its images at once. */
const EACH = { places: 2, waiting: 24 }

/**
 * Each sort of task has its own lanes: text layout does not wait for images, images not for proofs, short tasks not for
 * long ones.
 */
const LANES = {
  words: { timeoutMs: 20_000, places: 2, waiting: 40, each: { ...EACH, places: 1 } },
  longWords: { timeoutMs: 20_000, places: 1, waiting: 20, each: { places: 1, waiting: 8 } },
  looks: { timeoutMs: 60_000, places: 2, waiting: 80, each: EACH },
  longLooks: { timeoutMs: 60_000, places: 1, waiting: 40, each: { places: 1, waiting: 24 } },
  /** A book of 160 pages takes 10 s on an idle machine, a thousand prints 60 s. */
  proofs: { timeoutMs: 180_000, places: 1, waiting: 20, each: { places: 1, waiting: 5 } },
} as const
type RenderLane = keyof typeof LANES

const LANE_OF = {
  measure: 'words',
  freeze: 'words',
  draft: 'looks',
  line: 'looks',
  proof: 'proofs',
} as const satisfies Record<Exclude<RenderTask['task'], 'print'>, RenderLane>

/** What takes long has a lane of its own. */
const LONG: Partial<Record<RenderLane, RenderLane>> = { words: 'longWords', looks: 'longLooks' }

const laneOf = (task: keyof typeof LANE_OF, ms: number): RenderLane =>
  (ms >= LARGE_MS && LONG[LANE_OF[task]]) || LANE_OF[task]

interface ProcessInput {
  measure: TextMeasures
  freeze: Document
  draft: Uint8Array
  line: Uint8Array
  proof: Uint8Array
}

export interface SentDrawing {
  task: RenderTask
  /** The drawings that the document references, by their hash. */
  artworks: Readonly<Record<string, string>>
}

/** The requester, and the estimated cost in milliseconds. */
export interface Ordered {
  requester: Requester
  ms: number
}

export interface DrawingProcesses {
  /**
   * @throws AppError `unavailable` where the queue is full or the task times out, `request-timeout` where the requester
   * has disconnected, `gone` for a missing drawing or photo
   */
  run<Name extends keyof ProcessInput>(
    task: RenderTask & { task: Name },
    ordered: Ordered,
  ): Promise<ProcessInput[Name]>
  close(): Promise<void>
}

interface DrawingProcessesDeps {
  storage: PhotoFiles
  artwork: (hash: string) => string | undefined
  start?: StartProcess | undefined
}

/**
 * Lays out and renders documents in processes of their own, within operating system limits, in a fair queue by
 * requester.
 */
export function createDrawingProcesses({
  storage,
  artwork,
  start = startDirectly,
}: DrawingProcessesDeps): DrawingProcesses {
  const idle = new Map<DrawingProcess, NodeJS.Timeout>()
  const alive = new Map<DrawingProcess, { ended: Promise<unknown>; tasks: number }>()
  const queues: Record<RenderLane, WorkQueue> = {
    words: createWorkQueue(LANES.words),
    longWords: createWorkQueue(LANES.longWords),
    looks: createWorkQueue(LANES.looks),
    longLooks: createWorkQueue(LANES.longLooks),
    proofs: createWorkQueue(LANES.proofs),
  }
  let isClosed = false

  function take(): DrawingProcess {
    const [next] = idle.keys()
    if (next) {
      clearTimeout(idle.get(next))
      idle.delete(next)
      next.hold(true)
      return next
    }
    const begun = start(BOUNDS)
    const ended = new Promise<void>(resolve =>
      begun.once('exit', () => {
        alive.delete(begun)
        clearTimeout(idle.get(begun))
        idle.delete(begun)
        resolve()
      }),
    )
    alive.set(begun, { ended, tasks: 0 })
    return begun
  }

  const end = (one: DrawingProcess) => {
    one.kill()
    return alive.get(one)?.ended
  }

  async function draw(sent: SentDrawing, timeoutMs: number, { requester: { signal }, ms }: Ordered) {
    if (isClosed) throw new AppError('unavailable', { message: 'The shop is closing' })
    const one = take()
    const result = await runTask(one, sent, { storage, timeoutMs, signal })
    const facts = alive.get(one)
    if (facts) facts.tasks++
    const isWorn = ms >= LARGE_MS || (facts?.tasks ?? 0) >= TASKS_PER_PROCESS
    if (result === 'gone' || result === 'late' || result === 'ended' || isWorn) void end(one)
    else {
      one.hold(false)
      idle.set(one, setTimeout(() => void end(one), IDLE_MS).unref())
    }
    if (result === 'gone') throw new AppError('request-timeout', { message: 'Nobody waits for the drawing' })
    if (typeof result === 'string')
      throw new AppError('unavailable', { message: `The ${sent.task.task} of a document: ${result}` })
    if ('failed' in result) throw new AppError(result.failed.code, { message: result.failed.message })
    return result.done
  }

  /**
   * The drawings that a document does not hold itself.
   *
   * @throws AppError `gone`
   */
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
    run: async (task, ordered) => {
      const lane = laneOf(task.task, ordered.ms)
      const artworks = task.task === 'measure' ? {} : drawingsFor(task.document)
      try {
        return (await queues[lane].with(ordered.requester, { cost: ordered.ms }, () =>
          draw({ task, artworks }, LANES[lane].timeoutMs, ordered),
        )) as never
      } catch (error) {
        if (error instanceof QueueBusyError) throw new AppError('unavailable', { cause: error })
        if (error instanceof RequesterGoneError) throw new AppError('request-timeout', { cause: error })
        throw error
      }
    },
    close: async () => {
      isClosed = true
      await Promise.all([...alive.keys()].map(end))
    },
  }
}

interface DrawingRequest {
  storage: PhotoFiles
  timeoutMs: number
  signal?: AbortSignal | undefined
}

/**
 * Sends a task to a process and shares photos with it; settles at once when the process ends, times out or the
 * requester has gone.
 */
function runTask(
  one: DrawingProcess,
  sent: SentDrawing,
  { storage, timeoutMs, signal }: DrawingRequest,
): Promise<TaskEnd | 'late' | 'gone' | 'ended'> {
  const port = Object.assign(new EventEmitter(), {
    postMessage: (file: unknown) => one.send({ file }),
  })
  shareFilesWithThread(storage, port)
  return new Promise(resolve => {
    const settle = (end: TaskEnd | 'late' | 'gone' | 'ended') => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', drop)
      one.off('message', onMessage)
      one.off('exit', crash)
      port.emit('close')
      resolve(end)
    }
    const onMessage = (message: unknown) => {
      const received = message as { file: unknown } | { end: TaskEnd }
      if ('end' in received) settle(received.end)
      else port.emit('message', received.file)
    }
    const crash = () => settle('ended')
    const drop = () => settle('gone')
    const timer = setTimeout(() => settle('late'), timeoutMs)
    signal?.addEventListener('abort', drop, { once: true })
    if (signal?.aborted) return drop()
    one.on('message', onMessage)
    one.once('exit', crash)
    one.send(sent)
  })
}

/** Starts a process without the spawner, and without operating system limits. */
function startDirectly({ file, heapMib }: ProcessBounds): DrawingProcess {
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMib}`, file], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: compileCacheEnv(),
  })
  const taskEvents = new EventEmitter()
  child.on('message', message => taskEvents.emit('message', message))
  void once(child, 'exit')
    .catch(() => undefined)
    .then(() => taskEvents.emit('exit'))
  return Object.assign(taskEvents, {
    send: (message: unknown) => void child.send(message as object, () => undefined),
    kill: () => void child.kill('SIGKILL'),
    hold(isHeld: boolean) {
      const way = isHeld ? 'ref' : 'unref'
      child[way]()
      child.channel?.[way]()
    },
  })
}
