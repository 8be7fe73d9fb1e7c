import type { SniffedFile } from '@passepartout/domain'
import { coarseJpeg } from '@passepartout/mockups/own-photo'

/** A decoded picture, upright. */
export interface Decoded {
  source: ImageBitmap | VideoFrame
  /** Upright pixels of the file; those of `source` may be fewer. */
  width: number
  height: number
}

/** JPEGs are decoded in steps of an eighth, for a fraction of the time and memory of the whole. */
const STEPS = 8
/** From here on a progressive photo takes longer than a visitor should wait to see it. */
const PREVIEW_FROM_PIXELS = 6e6

/** Turns pictures upright by itself, in browsers that tell how they were turned. */
const scales = 'ImageDecoder' in globalThis && 'rotation' in VideoFrame.prototype

/**
 * Decodes a photo at least as large as `side` on its longer side, or whole where it is smaller; nothing without the
 * connection that the reader of HEIC comes over.
 *
 * @throws where the file is damaged
 */
export async function decodePhoto(
  file: File,
  sniffed: SniffedFile,
  side: number,
): Promise<Decoded | undefined> {
  const { kind, width = 0, height = 0 } = sniffed
  if (kind === 'heic') {
    const reader = await import('./decode-heic.ts').catch(() => undefined)
    if (!reader) return undefined
    return ofBitmap(await reader.decodeHeic(await file.arrayBuffer()))
  }
  const steps = Math.ceil((side / Math.max(width, height)) * STEPS)
  if (kind !== 'jpeg' || !scales || !(steps < STEPS)) return ofBitmap(await createImageBitmap(file))
  return scaledJpeg(file, sniffed, steps)
}

/** A coarse first sight of a photo that takes long to decode; none where that is not needed. */
export async function previewPhoto(file: File, sniffed: SniffedFile): Promise<Decoded | undefined> {
  const { isProgressive, width = 0, height = 0 } = sniffed
  if (!isProgressive || !scales || width * height < PREVIEW_FROM_PIXELS) return undefined
  const coarse = coarseJpeg(new Uint8Array(await file.arrayBuffer()))
  return coarse && scaledJpeg(coarse, sniffed, 1).catch(() => undefined)
}

async function scaledJpeg(file: Blob, sniffed: SniffedFile, steps: number): Promise<Decoded> {
  const { width = 0, height = 0 } = sniffed
  const desired = (length: number) => Math.ceil((length * steps) / STEPS)
  const decoder = new ImageDecoder({
    data: file.stream(),
    type: 'image/jpeg',
    desiredWidth: desired(width),
    desiredHeight: desired(height),
  })
  try {
    const { image } = await decoder.decode()
    return { source: image, width, height }
  } finally {
    decoder.close()
  }
}

const ofBitmap = (source: ImageBitmap): Decoded => ({ source, width: source.width, height: source.height })
