import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { decodeHeic } from './decode-heic.ts'
import type { ConvertJob, ConvertResult } from './image-types.ts'
import { applyExifOrientation } from './make-previews.ts'
import { readImageHeader } from './read-image-header.ts'

const PATIENCE_SECONDS = 60

/**
 * Converts an image to JPEG or WebP: upright, sRGB, without metadata; transparency is preserved in WebP and flattened
 * onto white in JPEG. Runs in a decoder process.
 */
export async function convertImage({ path, format, folder, target }: ConvertJob): Promise<ConvertResult> {
  const read = await readImageHeader(path, format)
  if (!read.ok) return read
  try {
    const source = format === 'heic' ? join(folder, 'decoded.jpg') : path
    if (format === 'heic' && !(await decodeHeic(path, source))) return INCOMPLETE
    const { maxSide: side } = target
    const small = sharp(source, { limitInputPixels: false, sequentialRead: true, failOn: 'error' })
      .timeout({ seconds: PATIENCE_SECONDS })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    const file = `result.${target.format}`
    const made = await encode(applyExifOrientation(small, read.header.orientation), target).toFile(
      join(folder, file),
    )
    const { width, height, size } = made
    return { ok: true, picture: { file, format: target.format, width, height, bytes: size } }
  } catch {
    // The header was readable and the rest is not: truncated or damaged.
    return INCOMPLETE
  }
}

const INCOMPLETE: ConvertResult = { ok: false, problem: { code: 'photo-incomplete' } }

function encode(picture: Sharp, { format, quality }: ConvertJob['target']): Sharp {
  if (format === 'webp') return picture.webp({ quality })
  // Optimised coding would make the encoder hold the whole image instead of strips.
  return picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, chromaSubsampling: quality >= 90 ? '4:4:4' : '4:2:0', optimiseCoding: false })
}
