import type { SniffedFile } from '@passepartout/domain'
import {
  decodeScaledJpeg,
  supportsScaledJpegDecoding,
  truncateProgressiveJpeg,
} from '@passepartout/mockups/own-photo'

/** A decoded picture, upright. */
export interface Decoded {
  source: ImageBitmap | VideoFrame
  /** Upright pixels of the file; those of `source` may be fewer. */
  width: number
  height: number
}

/** From here on a progressive photo takes longer than a visitor should wait to see it. */
const PREVIEW_FROM_PIXELS = 6e6

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
  const source = kind === 'jpeg' && (await decodeScaledJpeg(file, { width, height }, side))
  return source ? { source, width, height } : ofBitmap(await createImageBitmap(file))
}

/** A coarse first sight of a photo that takes long to decode; none where that is not needed. */
export async function previewPhoto(file: File, sniffed: SniffedFile): Promise<Decoded | undefined> {
  const { isProgressive, width = 0, height = 0 } = sniffed
  if (!isProgressive || !supportsScaledJpegDecoding || width * height < PREVIEW_FROM_PIXELS) return undefined
  const coarse = truncateProgressiveJpeg(new Uint8Array(await file.arrayBuffer()))
  // It holds no more than an eighth.
  const source = coarse && (await decodeScaledJpeg(coarse, sniffed, 1).catch(() => undefined))
  return source && { source, width, height }
}

const ofBitmap = (source: ImageBitmap): Decoded => ({ source, width: source.width, height: source.height })
