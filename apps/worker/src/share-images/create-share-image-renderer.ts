import { createHash } from 'node:crypto'
import { Piscina } from 'piscina'
import type { ImageStore } from '../designs/create-design-image-renderer.ts'
import type { ShareImage } from './share-image.ts'

/** A picture that is not among the assets. */
export interface GeneratedImage {
  /** Changes with what is drawn. */
  version: string
  read: () => Promise<Uint8Array | undefined>
}

/** A shared picture with what was drawn for it in place of names. */
export interface ShareJob {
  scene: string
  pictures: readonly (string | Uint8Array)[]
}

export interface ShareImageRendererDeps {
  /** Folder with `scenes/`, `photos/`, `cards/` and `goods/`. */
  assetFolder: string
  /** Draws what its name stands for, where that is a page of a design. */
  drawn: (name: string) => GeneratedImage | undefined
  store: ImageStore
  /** Told when the thread dies while nobody waits for it; whoever waits gets the failure themselves. */
  onError: (error: unknown) => void
}

export interface ShareImageRenderer {
  /** A JPEG of 1200 x 627 pixels; `undefined` where there is no such scene or picture. */
  draw(picture: ShareImage): Promise<Uint8Array | undefined>
  close(): Promise<void>
}

const IDLE_MS = 30_000
const MOST_WAITING = 100
/** Raised when pictures come out differently, so that stored ones are drawn anew. */
const VERSION = 3

/** Composes pictures for sharing in a thread beside the server's, which ends when it is idle; each is drawn once and stored. */
export function createShareImageRenderer({
  assetFolder,
  drawn,
  store,
  onError,
}: ShareImageRendererDeps): ShareImageRenderer {
  const pool = new Piscina<ShareJob, Uint8Array | undefined>({
    filename: new URL('./render-share-image.ts', import.meta.url).href,
    workerData: { assetFolder },
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: MOST_WAITING,
  })
  pool.on('error', onError)
  const drawing = new Map<string, Promise<Uint8Array | undefined>>()

  async function drawNew(key: string, picture: ShareImage) {
    const stored = await store.read(key)
    if (stored) return new Uint8Array(stored)
    const pictures = await Promise.all(
      picture.pictures.map(name => {
        const source = drawn(name)
        return source ? source.read() : name
      }),
    )
    const shown = pictures.filter(one => one !== undefined)
    if (shown.length < pictures.length) return undefined
    const composed = await pool.run({ scene: picture.scene, pictures: shown })
    if (composed) await store.write(key, Buffer.from(composed))
    return composed
  }

  return {
    draw(picture) {
      const key = keyOf(picture, drawn)
      const under = drawing.get(key) ?? drawNew(key, picture).finally(() => drawing.delete(key))
      drawing.set(key, under)
      return under
    },
    close: () => pool.destroy(),
  }
}

function keyOf({ scene, pictures }: ShareImage, drawn: ShareImageRendererDeps['drawn']): string {
  const parts = [VERSION, scene, ...pictures.flatMap(name => [name, drawn(name)?.version ?? []].flat())]
  return `${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40)}.jpg`
}
