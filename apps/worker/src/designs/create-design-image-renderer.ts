import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type DesignLibrary, findDesign } from '@passepartout/designs'
import PQueue from 'p-queue'
import { Piscina } from 'piscina'
import sharp from 'sharp'
import type { DesignImage } from './design-image.ts'

/** Cache of rendered images, by a short name. */
export interface ImageStore {
  read(key: string): Promise<Buffer | undefined>
  write(key: string, body: Buffer): Promise<void>
}

export interface DesignImageRendererDeps {
  library: DesignLibrary
  /** Folder of the sample photos, `<id>.jpg`. */
  photoFolder: string
  store: ImageStore
  /** Called when the thread dies without a waiting request; waiting requests get the failure themselves. */
  onError: (error: unknown) => void
}

export interface DesignImageRenderer {
  /**
   * A page of a design as WebP; `undefined` when there is no such page or palette, or when all requests for it were
   * aborted by their `signal`.
   */
  draw(picture: DesignImage, signal?: AbortSignal): Promise<Uint8Array | undefined>
  /**
   * Renders images ahead, one after the other and only while no request waits. Ends with the signal; an image that
   * cannot be rendered is reported and left out.
   */
  prepare(pictures: Iterable<DesignImage>, signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

/** Pixels: the width in which images are rendered ahead, that of a list tile on a laptop and on a phone. */
export const TILE_WIDTH = 480

const IDLE_MS = 30_000
/** Rendering ahead takes a quarter of a processor: after each image it pauses three times as long as the image took. */
const REST_SHARE = 3
/** Text layout blocks the thread for moments only; rasterising runs beside it. */
const AT_ONCE = 2

interface Job {
  drawn: Promise<Uint8Array | undefined>
  requesters: number
  abandoned: AbortController
}

/**
 * Renders designs in a worker thread, which ends when it is idle; rendered images are cached. A request aborted before
 * its turn leaves the queue, so that the images of the visitor's next page come first.
 */
export function createDesignImageRenderer({
  library,
  photoFolder,
  store,
  onError,
}: DesignImageRendererDeps): DesignImageRenderer {
  const pool = new Piscina<DesignImage, Uint8Array | undefined>({
    filename: new URL('./render-design-image.ts', import.meta.url).href,
    workerData: { library, photoFolder },
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: AT_ONCE,
    idleTimeout: IDLE_MS,
  })
  pool.on('error', onError)
  const line = new PQueue({ concurrency: AT_ONCE })
  const jobs = new Map<string, Job>()

  async function drawNew(key: string, picture: DesignImage, { signal }: AbortController) {
    const stored = await store.read(key)
    if (stored) return new Uint8Array(stored)
    const smaller = await shrinkTile(picture)
    if (smaller && signal.aborted) return undefined
    if (smaller) {
      await store.write(key, smaller)
      return new Uint8Array(smaller)
    }
    try {
      const drawn = await line.add(() => pool.run(picture), { signal })
      if (drawn) await store.write(key, Buffer.from(drawn))
      return drawn
    } catch (error) {
      if (signal.aborted) return undefined
      throw error
    }
  }

  /** Scaled down from the tile image where that one is cached: a narrower tile needs no new text layout. */
  async function shrinkTile(picture: DesignImage): Promise<Buffer | undefined> {
    if (picture.width >= TILE_WIDTH) return undefined
    const tile = await store.read(keyOf(library.version, { ...picture, width: TILE_WIDTH }))
    return tile && sharp(tile).resize({ width: picture.width }).webp({ quality: 85 }).toBuffer()
  }

  function start(key: string, picture: DesignImage): Job {
    const abandoned = new AbortController()
    const forget = () => {
      if (jobs.get(key) === job) jobs.delete(key)
    }
    abandoned.signal.addEventListener('abort', forget)
    const job = { drawn: drawNew(key, picture, abandoned).finally(forget), requesters: 0, abandoned }
    jobs.set(key, job)
    return job
  }

  async function prepare(wanted: Iterable<DesignImage>, signal: AbortSignal) {
    for (const picture of wanted) {
      await line.onIdle()
      if (signal.aborted) return
      const began = performance.now()
      await pictures.draw(picture, signal).catch(error => {
        if (!signal.aborted) onError(error)
      })
      const restMs = (performance.now() - began) * REST_SHARE
      await setTimeout(restMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const pictures: DesignImageRenderer = {
    draw(picture, signal) {
      const named = withNames(library, picture)
      const key = keyOf(library.version, named)
      const job = jobs.get(key) ?? start(key, named)
      job.requesters++
      signal?.addEventListener('abort', () => --job.requesters === 0 && job.abandoned.abort(), { once: true })
      return job.drawn
    },
    prepare,
    close: () => pool.destroy(),
  }
  return pictures
}

/** Fills in the first page and palette, so that the short and the long address of an image share one cache entry. */
function withNames(library: DesignLibrary, picture: DesignImage): DesignImage {
  const design = findDesign(library, picture.kind, picture.id)
  const { page = design?.pages[0]?.id, palette = design?.palettes[0]?.id } = picture
  return { ...picture, ...(page !== undefined && { page }), ...(palette !== undefined && { palette }) }
}

function keyOf(
  version: string,
  { kind, id, page, palette, locale, refinement, width, part, trim }: DesignImage,
): string {
  const parts = [
    version,
    kind,
    id,
    page ?? '',
    palette ?? '',
    locale,
    refinement,
    width,
    ...(part ? [part] : []),
    ...(trim ? [`${trim.widthMm}x${trim.heightMm}`] : []),
  ]
  return `${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40)}.webp`
}
