import { createHash } from 'node:crypto'
import type { DesignLibrary } from '@passepartout/designs'
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
  /** A page of a design as WebP; `undefined` when there is no such page or palette. */
  draw(picture: DesignPicture): Promise<Uint8Array | undefined>
  close(): Promise<void>
}

const IDLE_MS = 30_000
const MOST_WAITING = 200

/** Draws designs in one thread beside the server's, which ends when it is idle; what was drawn once is stored. */
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
    idleTimeout: IDLE_MS,
    maxQueue: MOST_WAITING,
  })
  pool.on('error', onError)
  const drawing = new Map<string, Promise<Uint8Array | undefined>>()

  async function drawNew(key: string, picture: DesignPicture) {
    const stored = await store.read(key)
    if (stored) return new Uint8Array(stored)
    const drawn = await pool.run(picture)
    if (drawn) await store.write(key, Buffer.from(drawn))
    return drawn
  }

  return {
    draw(picture) {
      const key = keyOf(library.version, picture)
      const under = drawing.get(key)
      if (under) return under
      const drawn = drawNew(key, picture).finally(() => drawing.delete(key))
      drawing.set(key, drawn)
      return drawn
    },
    close: () => pool.destroy(),
  }
}

function keyOf(
  version: string,
  { kind, id, page, palette, locale, refinement, width }: DesignPicture,
): string {
  const parts = [version, kind, id, page ?? '', palette ?? '', locale, refinement, width]
  return `${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40)}.webp`
}
