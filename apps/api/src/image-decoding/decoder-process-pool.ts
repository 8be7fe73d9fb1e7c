import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ConvertJob, HeaderJob, IngestJob, PdfJob } from './image-types.ts'
import type { ProcessSpawner, SpawnedProcess } from './process-spawner.ts'

/** What a process is asked to do. */
export type DecoderTask =
  | { kind: 'read-header'; job: HeaderJob }
  | { kind: 'take-in'; job: IngestJob }
  | { kind: 'convert'; job: ConvertJob }
  | { kind: 'draw-pdf'; job: PdfJob }
  /** Does nothing: its answer says that the process has started. */
  | { kind: 'stand-by' }

export interface TaskOptions {
  timeoutMs: number
  /** Processor time it may take, counted by the system, so that a busy machine fails no honest file. */
  seconds?: number
  /** Estimated bytes of the task alone. */
  bytes: number
  /** End the process afterwards: the task used a library whose memory never shrinks. */
  wears: boolean
  /** Nobody waits for the task any more: its process is ended. */
  signal?: AbortSignal | undefined
}

export type TaskFailure = 'crash' | 'timeout' | 'dropped'
export type TaskResult = { done: unknown } | { failed: TaskFailure }

export interface DecoderProcessPool {
  /** Runs the task in a process of its own; one that fails, takes too long or is dropped is killed. Never rejects; once closed it starts none. */
  run(task: DecoderTask, options: TaskOptions): Promise<TaskResult>
  close(): Promise<void>
}

export interface PoolOptions {
  /** After how many tasks a process is worn and makes way for the next one. */
  tasksPerProcess?: number
  /** How far behind others its processes stand where all want to work. */
  niceness?: number
}

const FILE = fileURLToPath(new URL('./decoder-process.ts', import.meta.url))
const HEAP_MIB = 128
const IDLE_MS = 20_000
/** What a process may write to beside its task. It reserves 670 MB, most of it for V8's code, and uses 100 of them. */
const OWN_BYTES = 750_000_000
/** Estimates of decoders' memory are rough; a task that needs more than this has lied in its header. */
const MARGIN = 1.5
/** What a process that is used again may take for a task. */
const USUAL_BYTES = 200_000_000
const TASKS_PER_PROCESS = 100
/** Far more than a start takes; one that has not stood by then is ended. */
const START_MS = 60_000
/** Of processor time. Ends a process that outlived a shop that was killed and could not end it. */
const MOST_SECONDS = 900
/** A third of what the shop itself gets where both want to work: pages first, and photos all the same. */
const NICENESS = 5

/**
 * Processes that decode visitors' files: the system bounds their memory, a crash of a decoder is not one of the shop,
 * and they know none of its secrets. Started when needed, ended when idle. One that ends after its task is replaced at once:
 * whoever comes next would else wait for a start, which takes longer than a photo. How many run at once is the caller's business.
 */
export function createDecoderProcessPool(
  starter: ProcessSpawner,
  { tasksPerProcess = TASKS_PER_PROCESS, niceness = NICENESS }: PoolOptions = {},
): DecoderProcessPool {
  const idle = new Map<SpawnedProcess, NodeJS.Timeout>()
  const alive = new Map<SpawnedProcess, { ended: Promise<unknown>; tasks: number }>()
  /** One that is started for whoever comes next, and that nobody waits for yet. */
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

  /** None where the shop has closed meanwhile: what is started then is ended by nobody. */
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

  /** Starts one for whoever comes next, unless there is one. */
  function prepare(): void {
    if (coming || isClosed || idle.size > 0) return
    const child = start(USUAL_BYTES)
    const begun = ask(child, { kind: 'stand-by' }, { timeoutMs: START_MS }).then(async stood => {
      if (coming === begun) coming = undefined
      if ('failed' in stood) await end(child)
      else keepIdle(child)
    })
    coming = begun
  }

  return {
    run: async (task, { timeoutMs, seconds, bytes, wears, signal }) => {
      if (signal?.aborted || isClosed) return { failed: 'dropped' }
      // One with bounds of its own gets a process of its own.
      const isAlone = seconds !== undefined || bytes > USUAL_BYTES
      const child = isAlone ? start(Math.max(bytes, USUAL_BYTES), seconds) : await take()
      if (!child) return { failed: 'dropped' }
      const result = await ask(child, task, { timeoutMs, signal })
      // It ended with the shop: that says nothing of the file.
      if (isClosed && 'failed' in result) return { failed: 'dropped' }
      const facts = alive.get(child)
      if (facts) facts.tasks++
      // A process that failed is not trusted again.
      const isOver = wears || isAlone || 'failed' in result
      // One that is worn goes on until the next one stands by.
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

/** Has a process do a task; settles at once where it ends, takes too long or nobody waits any more. */
function ask(
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
