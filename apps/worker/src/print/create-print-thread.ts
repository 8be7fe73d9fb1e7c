import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { AppError } from '@passepartout/domain'
import { Piscina } from 'piscina'
import type { TaskEnd } from './drawing-task.ts'
import type { PhotoFiles } from './photo-files.ts'
import type { PrintFileInput } from './print-file.ts'
import type { ThreadTask } from './render-thread.ts'
import { shareFilesWithThread } from './thread-file-sharing.ts'

const MOST_WAITING = 16
const IDLE_MS = 30_000
/** Milliseconds for a print file of 500 photos. */
const TIMEOUT_MS = 15 * 60_000

export interface PrintThread {
  /**
   * A print file in chunks, written no faster than they are read.
   *
   * @throws AppError `unavailable` where the queue is full or it times out, `gone` for a missing photo
   */
  print(order: PrintFileInput): AsyncGenerator<Uint8Array, void>
  close(): Promise<void>
}

/** Writes long print files, of paid orders, in a worker thread, one after the other. */
export function createPrintThread({ storage }: { storage: PhotoFiles }): PrintThread {
  let opened: Piscina<ThreadTask, TaskEnd> | undefined

  async function send(order: PrintFileInput, to: WritableStream<Uint8Array>) {
    opened ??= openPool()
    const { port1, port2: files } = new MessageChannel()
    shareFilesWithThread(storage, port1)
    const transferList = [files, to] as MessagePort[]
    const end = await opened
      .run(
        { task: { task: 'print', ...order, to }, files },
        { transferList, signal: AbortSignal.timeout(TIMEOUT_MS) },
      )
      .catch((cause: unknown): never => {
        throw new AppError('unavailable', { message: 'A print file was not done in time', cause })
      })
      .finally(() => port1.close())
    if ('failed' in end) throw new AppError(end.failed.code, { message: end.failed.message })
  }

  return {
    print: async function* (order) {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      const end = send(order, writable)
      // The task's result reports the error; the stream only breaks off.
      end.catch(() => undefined)
      try {
        yield* readable
      } catch (cause) {
        await end
        throw cause
      }
      await end
    },
    close: async () => opened?.destroy(),
  }
}

const openPool = () =>
  new Piscina<ThreadTask, TaskEnd>({
    filename: new URL('./render-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
  })
