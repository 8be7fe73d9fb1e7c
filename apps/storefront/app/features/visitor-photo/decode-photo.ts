import type { SniffedFile } from '@passepartout/domain'
import {
  decodeScaledJpeg,
  supportsScaledJpegDecoding,
  truncateProgressiveJpeg,
} from '@passepartout/mockups/own-photo'

/** A decoded image, upright. */
export interface Decoded {
  source: ImageBitmap | VideoFrame
  /** Pixels of the file in upright orientation; `source` may have fewer. */
  width: number
  height: number
}

/** From this size on, a progressive photo takes longer to decode than a visitor should wait. */
const PREVIEW_FROM_PIXELS = 6e6

/**
 * Decodes a photo to at least `side` pixels on its longer side, or completely if it is smaller; `undefined` if the HEIC
 * decoder cannot be loaded.
 *
 * @throws Error if the file is damaged
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

/** A coarse preview of a photo that takes long to decode; `undefined` if none is needed. */
export async function previewPhoto(file: File, sniffed: SniffedFile): Promise<Decoded | undefined> {
  const { isProgressive, width = 0, height = 0 } = sniffed
  if (!isProgressive || !supportsScaledJpegDecoding || width * height < PREVIEW_FROM_PIXELS) return undefined
  const coarse = truncateProgressiveJpeg(new Uint8Array(await file.arrayBuffer()))
  // The truncated file contains no more than an eighth of the resolution.
  const source = coarse && (await decodeScaledJpeg(coarse, sniffed, 1).catch(() => undefined))
  return source && { source, width, height }
}

const ofBitmap = (source: ImageBitmap): Decoded => ({ source, width: source.width, height: source.height })
