import type { FilledBook } from '@passepartout/document/layout'
import type { FillRequest, FillResult } from './fill-worker.ts'

let worker: Worker | undefined
let next = 1
const asking = new Map<number, (filled: FilledBook | undefined) => void>()

/** Divides photos over a book in a worker; undefined if its code cannot be loaded. */
export function requestFill(request: Omit<FillRequest, 'id'>): Promise<FilledBook | undefined> {
  return new Promise(resolve => {
    worker ??= start()
    const id = next++
    asking.set(id, resolve)
    worker.postMessage({ ...request, id } satisfies FillRequest)
  })
}

function start(): Worker {
  const started = new Worker(new URL('./fill-worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<FillResult>) => {
    asking.get(data.id)?.(data.filled)
    asking.delete(data.id)
  }
  // A worker that failed to load is started again on the next request.
  started.onerror = () => {
    for (const done of asking.values()) done(undefined)
    asking.clear()
    worker = undefined
  }
  return started
}
