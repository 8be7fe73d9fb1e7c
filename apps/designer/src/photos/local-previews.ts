import type { PictureTiers } from './picture-tiers.ts'
import type { PreviewAnswer, PreviewRequest } from './preview-worker.ts'

export interface LocalPreview {
  width: number
  height: number
  /** What is shown at once. */
  tiers: PictureTiers
  /** Larger ones, once every other photo can be seen. */
  larger: Promise<PictureTiers>
}

export interface LocalPreviews {
  /** `null` where this device cannot draw the file; the server's preview comes later. */
  make: (file: Blob) => Promise<LocalPreview | null>
}

export type Decoder = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage'>

const AT_ONCE = 2
/** Up to this a picture is drawn and packed in a fraction of what decoding its photo takes. */
const QUICK = 640

interface Job {
  file: Blob
  sizes: readonly number[]
  done: (answer: PreviewAnswer) => void
}

const startDecoder = (): Decoder =>
  new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' })

/**
 * Two decoders at most (designer.md 12), started with the first photo. Small pictures of all photos come before the large one of
 * any: who chooses sixty wants to see them.
 */
export function createLocalPreviews(
  sizes: readonly number[] = [160, 640, 2048],
  start: () => Decoder = startDecoder,
): LocalPreviews {
  const waiting: { quick: Job[]; large: Job[] } = { quick: [], large: [] }
  const decoders: { decoder: Decoder; busy: boolean }[] = []
  const [quick, large] = [sizes.filter(size => size <= QUICK), sizes.filter(size => size > QUICK)]
  let next = 1

  function pump(): void {
    if (waiting.quick.length + waiting.large.length === 0) return
    let idle = decoders.find(({ busy }) => !busy)
    if (!idle && decoders.length < AT_ONCE) {
      idle = { decoder: start(), busy: false }
      decoders.push(idle)
    }
    const job = idle && (waiting.quick.shift() ?? waiting.large.shift())
    if (!idle || !job) return
    const slot = idle
    const { file, sizes: wanted } = job
    const request: PreviewRequest = { id: next++, file, sizes: wanted }
    const finish = (answer: PreviewAnswer) => {
      slot.busy = false
      job.done(answer)
      pump()
    }
    slot.busy = true
    slot.decoder.onmessage = (event: MessageEvent<PreviewAnswer>) => finish(event.data)
    slot.decoder.onerror = () => finish({ id: request.id, width: 0, height: 0, files: null })
    slot.decoder.postMessage(request)
  }

  const ask = (queue: Job[], file: Blob, wanted: readonly number[]) =>
    new Promise<PreviewAnswer>(done => {
      queue.push({ file, sizes: wanted, done })
      pump()
    })

  return {
    make: async file => {
      if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
      const { width, height, files } = await ask(waiting.quick, file, quick)
      if (!files) return null
      const isLarger = large.length > 0 && Math.max(width, height) > QUICK
      const larger = isLarger
        ? ask(waiting.large, file, large).then(answer => asTiers(answer.files ?? {}))
        : Promise.resolve({})
      return { width, height, tiers: asTiers(files), larger }
    },
  }
}

const asTiers = (files: Record<number, Blob>): PictureTiers =>
  Object.fromEntries(Object.entries(files).map(([size, file]) => [size, URL.createObjectURL(file)]))
