import { createHash } from 'node:crypto'
import { Piscina } from 'piscina'
import type { PictureStore } from '../designs/create-design-pictures.ts'
import type { SharePicture } from './share-picture.ts'

export interface SharePicturesDeps {
  /** Folder with `scenes/`, `photos/` and `cards/`. */
  assetFolder: string
  store: PictureStore
  /** Told when the thread dies while nobody waits for it; whoever waits gets the failure themselves. */
  onError: (error: unknown) => void
}

export interface SharePictures {
  /** A JPEG of 1200 x 627 pixels; `undefined` where there is no such scene or picture. */
  draw(picture: SharePicture): Promise<Uint8Array | undefined>
  close(): Promise<void>
}

const IDLE_MS = 30_000
const MOST_WAITING = 100
/** Raised when pictures come out differently, so that stored ones are drawn anew. */
const VERSION = 1

/** Composes pictures for sharing in a thread beside the server's, which ends when it is idle; each is drawn once and stored. */
export function createSharePictures({ assetFolder, store, onError }: SharePicturesDeps): SharePictures {
  const pool = new Piscina<SharePicture, Uint8Array | undefined>({
    filename: new URL('./draw-share-picture.ts', import.meta.url).href,
    workerData: { assetFolder },
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: MOST_WAITING,
  })
  pool.on('error', onError)
  const drawing = new Map<string, Promise<Uint8Array | undefined>>()

  async function drawNew(key: string, picture: SharePicture) {
    const stored = await store.read(key)
    if (stored) return new Uint8Array(stored)
    const drawn = await pool.run(picture)
    if (drawn) await store.write(key, Buffer.from(drawn))
    return drawn
  }

  return {
    draw(picture) {
      const key = keyOf(picture)
      const under = drawing.get(key) ?? drawNew(key, picture).finally(() => drawing.delete(key))
      drawing.set(key, under)
      return under
    },
    close: () => pool.destroy(),
  }
}

function keyOf({ scene, pictures }: SharePicture): string {
  const parts = [VERSION, scene, ...pictures]
  return `${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40)}.jpg`
}
