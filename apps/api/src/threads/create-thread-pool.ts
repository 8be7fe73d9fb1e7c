import { Worker } from 'node:worker_threads'

export interface TaskOptions {
  timeoutMs: number
  /** End the thread after the task, because its library's memory never shrinks. */
  wears?: boolean
}

export type TaskResult = { done: unknown } | { failed: 'crash' | 'timeout' }

export interface ThreadPool<Task> {
  /** Runs the task in a thread of its own and ends the thread on failure or timeout. Never rejects. */
  run(task: Task, options: TaskOptions): Promise<TaskResult>
  close(): Promise<void>
}

const IDLE_MS = 20_000

/**
 * Worker threads of one module, started on demand and ended when idle. The module answers each message with one
 * message. The caller limits how many run at once.
 */
export function createThreadPool<Task>(module: URL): ThreadPool<Task> {
  const idle = new Map<Worker, NodeJS.Timeout>()
  const alive = new Set<Worker>()
  let closed = false

  function startThread(): Worker {
    const worker = new Worker(module, {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      // Libraries write warnings about visitors' files to stdout and stderr; these are discarded.
      stdout: true,
      stderr: true,
    })
    worker.stdout.resume()
    worker.stderr.resume()
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

  return {
    run: async (task, { timeoutMs, wears = false }) => {
      const worker = takeThread()
      const end = await new Promise<TaskResult>(resolve => {
        const settle = (result: TaskResult) => {
          clearTimeout(timer)
          worker.removeAllListeners('message').removeAllListeners('error')
          worker.off('exit', crashed)
          resolve(result)
        }
        const crashed = () => settle({ failed: 'crash' })
        const timer = setTimeout(() => settle({ failed: 'timeout' }), timeoutMs)
        worker.once('message', done => settle({ done }))
        worker.once('error', crashed)
        worker.once('exit', crashed)
        worker.postMessage(task)
      })
      // A thread that failed is not reused.
      await giveBack(worker, wears || 'failed' in end)
      return end
    },
    close: async () => {
      closed = true
      await Promise.all([...alive].map(worker => worker.terminate()))
    },
  }
}
