import { createHash } from 'node:crypto'
import type { DesignLibrary } from '@passepartout/designs'
import PQueue from 'p-queue'
import { Piscina } from 'piscina'
import type { DesignPicture } from './design-picture.ts'

/** Pictures that were made already, by a short name. */
export interface PictureStore {
  read(key: string): Promise<Buffer | undefined>
  write(key: string, body: Buffer): Promise<void>
}

export interface DesignPicturesDeps {
  library: DesignLibrary
  /** Folder of the sample photos, `<id>.jpg`. */
  photoFolder: string
  store: PictureStore
  /** Told when the thread dies while nobody waits for it; whoever waits gets the failure themselves. */
  onError: (error: unknown) => void
}

export interface DesignPictures {
  /**
   * A page of a design as WebP; `undefined` when there is no such page or palette, or when everybody who asked for it
   * ended their `signal`.
   */
  draw(picture: DesignPicture, signal?: AbortSignal): Promise<Uint8Array | undefined>
  close(): Promise<void>
}

const IDLE_MS = 30_000
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
export function createDesignPictures({
  library,
  photoFolder,
  store,
  onError,
}: DesignPicturesDeps): DesignPictures {
  const pool = new Piscina<DesignPicture, Uint8Array | undefined>({
    filename: new URL('./draw-design-picture.ts', import.meta.url).href,
    workerData: { library, photoFolder },
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: AT_ONCE,
    idleTimeout: IDLE_MS,
  })
  pool.on('error', onError)
  const line = new PQueue({ concurrency: AT_ONCE })
  const jobs = new Map<string, Job>()

  async function drawNew(key: string, picture: DesignPicture, { signal }: AbortController) {
    const stored = await store.read(key)
    if (stored) return new Uint8Array(stored)
    try {
      const drawn = await line.add(() => pool.run(picture), { signal })
      if (drawn) await store.write(key, Buffer.from(drawn))
      return drawn
    } catch (error) {
      if (signal.aborted) return undefined
      throw error
    }
  }

  function start(key: string, picture: DesignPicture): Job {
    const abandoned = new AbortController()
    const forget = () => {
      if (jobs.get(key) === job) jobs.delete(key)
    }
    abandoned.signal.addEventListener('abort', forget)
    const job = { drawn: drawNew(key, picture, abandoned).finally(forget), askers: 0, abandoned }
    jobs.set(key, job)
    return job
  }

  return {
    draw(picture, signal) {
      const key = keyOf(library.version, picture)
      const job = jobs.get(key) ?? start(key, picture)
      job.askers++
      signal?.addEventListener('abort', () => --job.askers === 0 && job.abandoned.abort(), { once: true })
      return job.drawn
    },
    close: () => pool.destroy(),
  }
}

function keyOf(
  version: string,
  { kind, id, page, palette, locale, refinement, width, part, trim }: DesignPicture,
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
