import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type DesignLibrary, findDesign } from '@passepartout/designs'
import PQueue from 'p-queue'
import { Piscina } from 'piscina'
import sharp from 'sharp'
import type { DesignImage } from './design-image.ts'

/** Pictures that were made already, by a short name. */
export interface ImageStore {
  read(key: string): Promise<Buffer | undefined>
  write(key: string, body: Buffer): Promise<void>
}

export interface DesignImageRendererDeps {
  library: DesignLibrary
  /** Folder of the sample photos, `<id>.jpg`. */
  photoFolder: string
  store: ImageStore
  /** Told when the thread dies while nobody waits for it; whoever waits gets the failure themselves. */
  onError: (error: unknown) => void
}

export interface DesignImageRenderer {
  /**
   * A page of a design as WebP; `undefined` when there is no such page or palette, or when everybody who asked for it
   * ended their `signal`.
   */
  draw(picture: DesignImage, signal?: AbortSignal): Promise<Uint8Array | undefined>
  /**
   * Draws pictures that visitors will want, one after the other and only while nobody waits for one. Ends with the signal; a
   * picture that cannot be drawn is reported and left out.
   */
  prepare(pictures: Iterable<DesignImage>, signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

/** Pixels: the width that pictures are drawn ahead in, what a tile of a list takes on a laptop and on a phone. */
export const TILE_WIDTH = 480

const IDLE_MS = 30_000
/** Pictures drawn ahead take a quarter of a processor: each is followed by a rest of three times its time. */
const REST_SHARE = 3
/** Setting the text keeps the thread busy for moments only; rasterising runs beside it. */
const AT_ONCE = 2

interface Job {
  drawn: Promise<Uint8Array | undefined>
  askers: number
  abandoned: AbortController
}

/**
 * Draws designs in a thread beside the server's, which ends when it is idle; what was drawn once is stored. Whoever
 * leaves before their turn leaves the line, so that the pictures of the page they went to come next.
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

  /** Made of the picture that lists show, where that one is there: no text is set again for a narrower tile. */
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
    const job = { drawn: drawNew(key, picture, abandoned).finally(forget), askers: 0, abandoned }
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
      job.askers++
      signal?.addEventListener('abort', () => --job.askers === 0 && job.abandoned.abort(), { once: true })
      return job.drawn
    },
    prepare,
    close: () => pool.destroy(),
  }
  return pictures
}

/** Names the first page and palette where none is asked for, so that both addresses of a picture share one file. */
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
