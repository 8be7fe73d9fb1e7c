import { Worker } from 'node:worker_threads'

export interface TaskOptions {
  timeoutMs: number
  /** End the thread afterwards: the task used a library whose memory never shrinks. */
  wears?: boolean
}

export type TaskResult = { done: unknown } | { failed: 'crash' | 'timeout' }

export interface ThreadPool<Task> {
  /** Runs the task in a thread of its own; a thread that fails or takes too long is ended. Never rejects. */
  run(task: Task, options: TaskOptions): Promise<TaskResult>
  close(): Promise<void>
}

const IDLE_MS = 20_000

/**
 * Worker threads of one module that are started when needed and end when idle. It answers each message with one. How
 * many run at once is the caller's business.
 */
export function createThreadPool<Task>(module: URL): ThreadPool<Task> {
  const idle = new Map<Worker, NodeJS.Timeout>()
  const alive = new Set<Worker>()
  let closed = false

  function startThread(): Worker {
    const worker = new Worker(module, {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      // Libraries complain about visitors' files in their own words; the shop's log is not the place for that.
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
      // A thread that failed is not trusted again.
      await giveBack(worker, wears || 'failed' in end)
      return end
    },
    close: async () => {
      closed = true
      await Promise.all([...alive].map(worker => worker.terminate()))
    },
  }
}
