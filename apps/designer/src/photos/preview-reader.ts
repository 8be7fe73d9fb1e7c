import { createStore } from '../state/store.ts'
import type { PhotoLibrary } from './photo-library.ts'

/** A preview for the worker, by its address. */
export interface PreviewTask {
  id: number
  address: string
}

/** Null where the preview could not be read. */
export interface PreviewReading<Result> {
  id: number
  result: Result | null
}

type Photos = Pick<PhotoLibrary, 'tiers' | 'isTrue'>

const addressOf = (photos: Photos, id: string): string | undefined => {
  const tiers = photos.isTrue(id) ? photos.tiers(id) : {}
  return tiers[640] ?? tiers[160]
}

/** Reads previews of photos in a worker, each once in a visit. Results stay in the memory of this page. */
export function createPreviewReader<Result>(startWorker: () => Worker) {
  /** By the address of its preview, which a photo retains when the server assigns another id. */
  const results = new Map<string, Result | null>()
  const readings = new Map<string, Promise<void>>()
  const tasks = new Map<number, { address: string; done: () => void }>()
  const progress = createStore({ count: 0 })
  let worker: Worker | undefined
  let next = 1

  function start(): Worker {
    const started = startWorker()
    started.onmessage = ({ data }: MessageEvent<PreviewReading<Result>>) => {
      const task = tasks.get(data.id)
      tasks.delete(data.id)
      if (!task) return
      results.set(task.address, data.result)
      progress.set(({ count }) => ({ count: count + 1 }))
      task.done()
    }
    // A worker that failed to load is started again on the next request.
    started.onerror = () => {
      for (const { address, done } of tasks.values()) {
        readings.delete(address)
        done()
      }
      tasks.clear()
      worker = undefined
    }
    return started
  }

  const read = (address: string): Promise<void> =>
    new Promise(done => {
      if (typeof OffscreenCanvas === 'undefined') {
        results.set(address, null)
        return done()
      }
      worker ??= start()
      const id = next++
      tasks.set(id, { address, done })
      worker.postMessage({ id, address: new URL(address, location.href).href } satisfies PreviewTask)
    })

  return {
    /** Counts the previews read in this visit. */
    progress,
    find: (photos: Photos, id: string): Result | undefined =>
      results.get(addressOf(photos, id) ?? '') ?? undefined,
    /** Whether the preview of a photo was read, or failed to be. */
    isRead: (photos: Photos, id: string): boolean => results.has(addressOf(photos, id) ?? ''),
    /** Reads photos; done when all that have a preview are read. */
    async readAll(photos: Photos, ids: readonly string[]): Promise<void> {
      const addresses = new Set(ids.flatMap(id => addressOf(photos, id) ?? []))
      for (const address of addresses) if (!readings.has(address)) readings.set(address, read(address))
      await Promise.all([...addresses].map(address => readings.get(address)))
    },
  }
}
