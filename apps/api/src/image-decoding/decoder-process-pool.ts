import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ConvertJob, HeaderJob, IngestJob, PdfJob } from './image-types.ts'
import type { ProcessSpawner, SpawnedProcess } from './process-spawner.ts'

export type DecoderTask =
  | { kind: 'read-header'; job: HeaderJob }
  | { kind: 'take-in'; job: IngestJob }
  | { kind: 'convert'; job: ConvertJob }
  | { kind: 'draw-pdf'; job: PdfJob }
  /** Does nothing: the response shows that the process has started. */
  | { kind: 'stand-by' }

export interface TaskOptions {
  timeoutMs: number
  /** Limit of processor time, counted by the system, so that a busy machine fails no valid file. */
  seconds?: number
  /** Estimated bytes of the task alone. */
  bytes: number
  /** End the process after the task, because its library's memory never shrinks. */
  wears: boolean
  /** When aborted, the result is not needed any more and the process is ended. */
  signal?: AbortSignal | undefined
}

export type TaskFailure = 'crash' | 'timeout' | 'dropped'
export type TaskResult = { done: unknown } | { failed: TaskFailure }

export interface DecoderProcessPool {
  /**
   * Runs the task in a process of its own, which is killed on failure, timeout or abort. Never rejects; a closed pool
   * starts no process.
   */
  run(task: DecoderTask, options: TaskOptions): Promise<TaskResult>
  close(): Promise<void>
}

export interface PoolOptions {
  /** A process is replaced after this many tasks. */
  tasksPerProcess?: number
  /** Scheduling priority of the processes (`nice` value). */
  niceness?: number
}

const FILE = fileURLToPath(new URL('./decoder-process.ts', import.meta.url))
const HEAP_MIB = 128
const IDLE_MS = 20_000
/**
 * Memory that a process may write to in addition to its task. It reserves 670 MB, mostly for V8's code, and uses 100 MB
 * of them.
 */
const OWN_BYTES = 750_000_000
/** Estimates of decoders' memory are rough; a task that needs more than this factor has a false header. */
const MARGIN = 1.5
/** Memory for tasks of a process that is reused. */
const USUAL_BYTES = 200_000_000
const TASKS_PER_PROCESS = 100
/** Far longer than a start takes; a process that is not ready by then is ended. */
const START_MS = 60_000
/** In processor time. Ends a process that outlived a killed shop. */
const MOST_SECONDS = 900
/** A third of the shop's own share under contention, so that pages come first and photos still progress. */
const NICENESS = 5

/**
 * Processes that decode visitors' files: the system bounds their memory, a decoder's crash does not affect the shop,
 * and they hold none of its secrets. They start on demand and end when idle. One that ends after its task is replaced
 * at once, because a start takes longer than a photo. The caller limits how many run at once.
 */
export function createDecoderProcessPool(
  starter: ProcessSpawner,
  { tasksPerProcess = TASKS_PER_PROCESS, niceness = NICENESS }: PoolOptions = {},
): DecoderProcessPool {
  const idle = new Map<SpawnedProcess, NodeJS.Timeout>()
  const alive = new Map<SpawnedProcess, { ended: Promise<unknown>; tasks: number }>()
  /** The start of a spare process that no task has claimed yet. */
  let coming: Promise<void> | undefined
  let isClosed = false

  function start(bytes: number, seconds = MOST_SECONDS): SpawnedProcess {
    const bounds = { bytes: OWN_BYTES + bytes * MARGIN, seconds, niceness }
    const child = starter.start({ file: FILE, heapMib: HEAP_MIB, ...bounds })
    const ended = once(child, 'exit').then(() => {
      alive.delete(child)
      clearTimeout(idle.get(child))
      idle.delete(child)
    })
    alive.set(child, { ended, tasks: 0 })
    return child
  }

  /** `undefined` when the pool was closed meanwhile: a process started then would never be ended. */
  async function take(): Promise<SpawnedProcess | undefined> {
    if (idle.size === 0 && coming) {
      const claimed = coming
      coming = undefined
      await claimed
    }
    if (isClosed) return undefined
    const [next] = idle.keys()
    if (!next) return start(USUAL_BYTES)
    clearTimeout(idle.get(next))
    idle.delete(next)
    next.hold(true)
    return next
  }

  const end = (child: SpawnedProcess) => {
    child.kill()
    return alive.get(child)?.ended
  }

  function keepIdle(child: SpawnedProcess): void {
    child.hold(false)
    idle.set(child, setTimeout(() => void end(child), IDLE_MS).unref())
  }

  /** Starts a spare process unless there is one. */
  function prepare(): void {
    if (coming || isClosed || idle.size > 0) return
    const child = start(USUAL_BYTES)
    const begun = sendJob(child, { kind: 'stand-by' }, { timeoutMs: START_MS }).then(async stood => {
      if (coming === begun) coming = undefined
      if ('failed' in stood) await end(child)
      else keepIdle(child)
    })
    coming = begun
  }

  return {
    run: async (task, { timeoutMs, seconds, bytes, wears, signal }) => {
      if (signal?.aborted || isClosed) return { failed: 'dropped' }
      // A task with limits of its own gets a process of its own.
      const isAlone = seconds !== undefined || bytes > USUAL_BYTES
      const child = isAlone ? start(Math.max(bytes, USUAL_BYTES), seconds) : await take()
      if (!child) return { failed: 'dropped' }
      const result = await sendJob(child, task, { timeoutMs, signal })
      // The process ended with the pool, which says nothing about the file.
      if (isClosed && 'failed' in result) return { failed: 'dropped' }
      const facts = alive.get(child)
      if (facts) facts.tasks++
      // A process that failed is not reused.
      const isOver = wears || isAlone || 'failed' in result
      // A worn process continues until its replacement is ready.
      const isWorn = (facts?.tasks ?? 0) >= tasksPerProcess
      const isReplaced = idle.size > 0
      if (isWorn || (isOver && !isAlone)) prepare()
      if (isOver || (isWorn && isReplaced)) await end(child)
      else keepIdle(child)
      return result
    },
    close: async () => {
      isClosed = true
      await Promise.all([...alive.keys()].map(end))
    },
  }
}

/** Runs a task in a process; settles as soon as the process ends, times out or the signal aborts. */
function sendJob(
  child: SpawnedProcess,
  task: DecoderTask,
  { timeoutMs, signal }: Pick<TaskOptions, 'timeoutMs' | 'signal'>,
): Promise<TaskResult> {
  return new Promise(resolve => {
    const settle = (one: TaskResult) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', drop)
      child.off('message', finish).off('exit', crash)
      resolve(one)
    }
    const finish = (done: unknown) => settle({ done })
    const crash = (killedBy: string | null) =>
      settle({ failed: killedBy === 'SIGXCPU' ? 'timeout' : 'crash' })
    const drop = () => settle({ failed: 'dropped' })
    const timer = setTimeout(() => settle({ failed: 'timeout' }), timeoutMs)
    signal?.addEventListener('abort', drop, { once: true })
    if (signal?.aborted) return drop()
    child.once('message', finish).once('exit', crash)
    child.send(task)
  })
}
