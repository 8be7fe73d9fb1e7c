import type { PictureTiers } from './picture-tiers.ts'
import type { PreviewAnswer, PreviewRequest } from './preview-worker.ts'

export interface LocalPreview {
  width: number
  height: number
  tiers: PictureTiers
}

export interface LocalPreviews {
  /** `null` where this device cannot draw the file; the server's preview comes later. */
  make: (file: Blob) => Promise<LocalPreview | null>
}

const AT_ONCE = 2

/** Two decoders at most (designer.md 12), started with the first photo. */
export function createLocalPreviews(sizes: readonly number[] = [160, 640, 2048]): LocalPreviews {
  const waiting: { request: PreviewRequest; done: (answer: PreviewAnswer) => void }[] = []
  const workers: { worker: Worker; busy: boolean }[] = []
  let next = 1

  function pump(): void {
    if (waiting.length === 0) return
    let idle = workers.find(({ busy }) => !busy)
    if (!idle && workers.length < AT_ONCE) {
      idle = {
        worker: new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' }),
        busy: false,
      }
      workers.push(idle)
    }
    const job = idle && waiting.shift()
    if (!idle || !job) return
    const slot = idle
    const finish = (answer: PreviewAnswer) => {
      slot.busy = false
      job.done(answer)
      pump()
    }
    slot.busy = true
    slot.worker.onmessage = (event: MessageEvent<PreviewAnswer>) => finish(event.data)
    slot.worker.onerror = () => finish({ id: job.request.id, width: 0, height: 0, files: null })
    slot.worker.postMessage(job.request)
  }

  return {
    make: file =>
      new Promise(resolve => {
        if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return resolve(null)
        const done = ({ width, height, files }: PreviewAnswer) =>
          resolve(files && { width, height, tiers: asTiers(files) })
        waiting.push({ request: { id: next++, file, sizes }, done })
        pump()
      }),
  }
}

const asTiers = (files: Record<number, Blob>): PictureTiers =>
  Object.fromEntries(Object.entries(files).map(([size, file]) => [size, URL.createObjectURL(file)]))
