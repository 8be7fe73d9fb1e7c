import { createHash } from 'node:crypto'
import { Piscina } from 'piscina'
import type { ImageStore } from '../designs/create-design-image-renderer.ts'
import type { ShareImage } from './share-image.ts'

/** An image that is not among the assets. */
export interface GeneratedImage {
  /** Changes with the content. */
  version: string
  read: () => Promise<Uint8Array | undefined>
}

/** A share image, with rendered images in place of names. */
export interface ShareJob {
  scene: string
  pictures: readonly (string | Uint8Array)[]
}

export interface ShareImageRendererDeps {
  /** Folder with `scenes/`, `photos/`, `cards/` and `goods/`. */
  assetFolder: string
  /** Renders the image of a name, where it names a page of a design. */
  drawn: (name: string) => GeneratedImage | undefined
  store: ImageStore
  /** Called when the thread dies without a waiting request; waiting requests get the failure themselves. */
  onError: (error: unknown) => void
}

export interface ShareImageRenderer {
  /** A JPEG of 1200 x 627 pixels; `undefined` where there is no such scene or image. */
  draw(picture: ShareImage): Promise<Uint8Array | undefined>
  close(): Promise<void>
}

const IDLE_MS = 30_000
const MOST_WAITING = 100
/** Increase when rendering changes, so that cached images are rendered again. */
const VERSION = 3

/** Renders share images in a worker thread, which ends when it is idle; each is rendered once and cached. */
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
