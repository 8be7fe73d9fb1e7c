import type { PictureFormat } from '@passepartout/domain'
import sharp from 'sharp'
import {
  type ConvertJob,
  MAX_PIXELS,
  MAX_SIDE,
  type PictureHeader,
  type PictureProblem,
} from './picture-types.ts'

export type HeaderResult = { ok: true; header: PictureHeader } | { ok: false; problem: PictureProblem }

/** Reads size, orientation and colour space without decoding a pixel; refuses what is too large to decode. */
export async function readHeader(path: string, format: PictureFormat): Promise<HeaderResult> {
  // The limit is checked here, with the size to name in the answer, so sharp's own must not come first.
  const found = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!found?.width || !found.height) return { ok: false, problem: { code: 'photo-unreadable' } }
  const onItsSide = (found.orientation ?? 1) >= 5
  const [width, height] = onItsSide ? [found.height, found.width] : [found.width, found.height]
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) {
    return { ok: false, problem: { code: 'photo-too-many-pixels', width, height } }
  }
  const header = {
    width: found.width,
    height: found.height,
    // HEIF carries turns in boxes of its own, which the decoder applies; an EXIF entry beside them must not turn again.
    orientation: format === 'heic' || format === 'avif' ? 1 : (found.orientation ?? 1),
    space: found.space ?? 'srgb',
    hasAlpha: found.hasAlpha ?? false,
    progressive: found.isProgressive ?? false,
  }
  return { ok: true, header }
}

/**
 * Estimated peak of decoding in bytes. Baseline JPEG and plain PNG run through in strips; the others may be
 * held whole. Progressive JPEG keeps two bytes of coefficients per sample.
 */
export function decodingMemory(format: PictureFormat, header: PictureHeader): number {
  const pixels = header.width * header.height
  if (format === 'heic') return pixels * 6 + 60_000_000
  if (format === 'jpeg' || format === 'png') {
    return header.progressive ? pixels * 6 + 40_000_000 : header.width * 4096 + 40_000_000
  }
  return pixels * 5 + 40_000_000
}

/** The same for writing the picture anew: what is turned, and WebP, is held whole in the size it gets. */
export function convertingMemory({ format, target }: ConvertJob, header: PictureHeader): number {
  const shrink = Math.min(1, target.maxSide / Math.max(header.width, header.height))
  const pixels = header.width * header.height * shrink * shrink
  const turned = header.orientation > 2 ? pixels * 3 : 0
  return decodingMemory(format, header) + turned + (target.format === 'webp' ? pixels * 5 : 0)
}
