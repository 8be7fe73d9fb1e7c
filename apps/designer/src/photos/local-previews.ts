import type { PhotoVariants } from './photo-variants.ts'
import type { PreviewRequest, PreviewResult } from './preview-worker.ts'

export interface LocalPreview {
  width: number
  height: number
  /** Variants available at once. */
  tiers: PhotoVariants
  /** Larger variants, made after the small ones of every other photo. */
  larger: Promise<PhotoVariants>
}

export interface LocalPreviews {
  /** `null` where this device cannot decode the file; the server's preview follows later. */
  make: (file: Blob) => Promise<LocalPreview | null>
  /** Starts the decoders, so that they load while the customer chooses photos. */
  prepare: () => void
}

export type Decoder = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage'>

const AT_ONCE = 2
/** Jobs queued in a decoder: it continues with the next one before a busy page has received the last result. */
const HANDED = 2
/** Up to this size, drawing and encoding takes a fraction of the time of decoding. */
const QUICK = 640

interface Job {
  file: Blob
  sizes: readonly number[]
  done: (files: Omit<PreviewResult, 'id'>) => void
}

const UNDRAWN = { width: 0, height: 0, files: null }

const startDecoder = (): Decoder =>
  new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' })

/**
 * Runs two decoders at most (designer.md 12), started with the first photo at the latest. Small previews of all photos
 * come before the large one of any, so that all become visible early.
 */
export function createLocalPreviews(
  sizes: readonly number[] = [160, 640, 2048],
  start: () => Decoder = startDecoder,
): LocalPreviews {
  const waiting: { quick: Job[]; large: Job[] } = { quick: [], large: [] }
  const decoders: { decoder: Decoder; handed: Map<number, Job> }[] = []
  const [quick, large] = [sizes.filter(size => size <= QUICK), sizes.filter(size => size > QUICK)]
  let next = 1

  function begin() {
    const decoder = start()
    const handed = new Map<number, Job>()
    decoder.onmessage = ({ data }: MessageEvent<PreviewResult>) => {
      const job = handed.get(data.id)
      handed.delete(data.id)
      job?.done(data)
      pump()
    }
    decoder.onerror = () => {
      const lost = [...handed.values()]
      handed.clear()
      for (const job of lost) job.done(UNDRAWN)
      pump()
    }
    const begun = { decoder, handed }
    decoders.push(begun)
    return begun
  }

  /** The least busy decoder. Large previews wait for an idle one, so that no small preview is queued behind them. */
  function free(mayHold: number) {
    const [idlest] = decoders.toSorted((a, b) => a.handed.size - b.handed.size)
    if (idlest?.handed.size === 0) return idlest
    if (decoders.length < AT_ONCE) return begin()
    return idlest && idlest.handed.size <= mayHold ? idlest : undefined
  }

  function pump(): void {
    for (;;) {
      const queue = waiting.quick.length > 0 ? waiting.quick : waiting.large
      if (queue.length === 0) return
      const to = free(queue === waiting.quick ? HANDED - 1 : 0)
      const job = to && queue.shift()
      if (!to || !job) return
      const id = next++
      to.handed.set(id, job)
      to.decoder.postMessage({ id, file: job.file, sizes: job.sizes } satisfies PreviewRequest)
    }
  }

  const requestPreviews = (queue: Job[], file: Blob, wanted: readonly number[]) =>
    new Promise<Omit<PreviewResult, 'id'>>(done => {
      queue.push({ file, sizes: wanted, done })
      pump()
    })

  const canDraw = () => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined'

  return {
    prepare: () => {
      while (canDraw() && decoders.length < AT_ONCE) begin()
    },
    make: async file => {
      if (!canDraw()) return null
      const { width, height, files } = await requestPreviews(waiting.quick, file, quick)
      if (!files) return null
      const isLarger = large.length > 0 && Math.max(width, height) > QUICK
      const larger = isLarger
        ? requestPreviews(waiting.large, file, large).then(answer => answer.files ?? {})
        : Promise.resolve({})
      return { width, height, tiers: files, larger }
    },
  }
}
