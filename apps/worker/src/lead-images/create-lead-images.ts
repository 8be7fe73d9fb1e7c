import { createHash } from 'node:crypto'
import type { Catalogue } from '@passepartout/domain'
import { Piscina } from 'piscina'
import { type LeadDrawing, type LeadImage, readLeadImage } from './lead-image.ts'

/** Increase when the same drawing is rendered differently. */
const DRAWN_AS = 1
const IDLE_MS = 30_000

export interface LeadImages {
  read(path: string): LeadImage
  /** Version of the drawing, for caches. */
  versionOf(drawing: LeadDrawing): string
  draw(drawing: LeadDrawing): Promise<Uint8Array>
  close(): Promise<void>
}

/**
 * Images of materials, frames and their options (specification 7), rendered into the shop's scenes by a thread that
 * ends when it is idle. The caller caches the images and limits how many are rendered.
 */
export function createLeadImages({
  catalogue,
  assetRoot,
}: {
  catalogue: Catalogue
  /** Folder of photos and scenes. */
  assetRoot: string
}): LeadImages {
  const pool = new Piscina<LeadDrawing, Uint8Array>({
    filename: new URL('./draw-lead-image.ts', import.meta.url).href,
    workerData: { assetRoot },
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: IDLE_MS,
  })
  return {
    read: path => readLeadImage(catalogue, path),
    versionOf: drawing =>
      createHash('sha256')
        .update(JSON.stringify([DRAWN_AS, drawing]))
        .digest('hex')
        .slice(0, 24),
    draw: drawing => pool.run(drawing),
    close: () => pool.destroy(),
  }
}
