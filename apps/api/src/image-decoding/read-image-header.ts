import { open } from 'node:fs/promises'
import type { ImageFormat } from '@passepartout/domain'
import sharp, { type Metadata } from 'sharp'
import {
  type ConvertJob,
  type DecodeProblem,
  type ImageHeader,
  MAX_MEMORY,
  MAX_PIXELS,
  MAX_SIDE,
} from './image-types.ts'
import { hasAllTiffStrips } from './tiff-strips.ts'

export type HeaderResult = { ok: true; header: ImageHeader } | { ok: false; problem: DecodeProblem }

/**
 * Reads size, orientation and colour space without decoding a pixel. Refuses images too large to decode, and files
 * whose format is not the one of their first bytes. Run it in a decoder process: files can have long headers.
 */
export async function readImageHeader(path: string, format: ImageFormat): Promise<HeaderResult> {
  // The limit is checked below, so that the response can name the size; sharp's own limit would come first.
  const found = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!found?.width || !found.height || formatOf(found) !== format)
    return { ok: false, problem: { code: 'photo-unreadable' } }
  const onItsSide = (found.orientation ?? 1) >= 5
  const [width, height] = onItsSide ? [found.height, found.width] : [found.width, found.height]
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) {
    return { ok: false, problem: { code: 'photo-too-many-pixels', width, height } }
  }
  const header = {
    width: found.width,
    height: found.height,
    // HEIF stores rotation in its own boxes, which the decoder applies; an EXIF orientation must not rotate again.
    orientation: format === 'heic' || format === 'avif' ? 1 : (found.orientation ?? 1),
    space: found.space ?? 'srgb',
    hasAlpha: found.hasAlpha ?? false,
    progressive: found.isProgressive ?? false,
    channels: found.channels ?? 4,
    sampleBytes: SAMPLE_BYTES[found.depth ?? 'uchar'] ?? 1,
    chroma: found.chromaSubsampling ?? '4:4:4',
  }
  if (decodingMemory(format, header) > MAX_MEMORY)
    return { ok: false, problem: { code: 'photo-too-heavy', width, height } }
  if (format === 'png' && !(await isPngComplete(path)))
    return { ok: false, problem: { code: 'photo-incomplete' } }
  if (format === 'tiff' && !(await hasAllTiffStrips(path)))
    return { ok: false, problem: { code: 'photo-incomplete' } }
  return { ok: true, header }
}

/** Deflate expands a byte to no more than this (RFC 1951: a copy of 258 by two bits). */
const MOST_UNPACKED = 1032
/** Samples per pixel of a PNG, by the colour type in its header (PNG 3, 11.2.1). */
const PNG_SAMPLES = [1, 0, 3, 1, 2, 0, 4]

/**
 * Whether a PNG is long enough for the pixels of its header. A shorter one would be decoded up to its early end, with
 * the memory of a complete one, while others wait.
 */
async function isPngComplete(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(26)
    await file.read(head, 0, head.length, 0)
    const [width, height] = [head.readUInt32BE(16), head.readUInt32BE(20)]
    const row = Math.ceil((width * (PNG_SAMPLES[head[25] ?? 0] ?? 0) * (head[24] ?? 0)) / 8)
    return height * row <= size * MOST_UNPACKED
  } finally {
    await file.close()
  }
}

/** The format that the decoder detects. */
function formatOf({ format, compression }: Metadata): string {
  if (format !== 'heif') return format
  return compression === 'av1' ? 'avif' : 'heic'
}

const SAMPLE_BYTES: Readonly<Record<string, number>> = {
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
}

/** Estimated bytes for reading a header. */
export const HEADER_MEMORY = 20_000_000
/** Bytes of every image: its previews and the decoder's own tables. */
const BASE_BYTES = 50_000_000
/** Rows that resizing holds at once when a file is decoded from top to bottom. */
const ROWS_HELD = 1000
/** Samples per pixel of a colour JPEG, by its chroma subsampling. */
const SAMPLES: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2 }

/**
 * Estimated peak of decoding in bytes, from measurements of 6 to 24 megapixels of each kind. Baseline JPEG and plain
 * PNG are decoded in strips. Held completely are an interlaced PNG, a TIFF (its strips and tiles may be as large as it
 * is), lossless WebP, and the coefficients of a progressive JPEG, two bytes each. AVIF took 13 to 17 bytes per pixel,
 * 20 with ten bits.
 */
export function decodingMemory(format: ImageFormat, header: ImageHeader): number {
  const { width, height, channels, sampleBytes, progressive, chroma } = header
  const pixels = width * height
  const whole = pixels * channels * sampleBytes
  const strips = width * Math.min(height, ROWS_HELD) * channels * sampleBytes
  switch (format) {
    case 'jpeg':
      return BASE_BYTES + (progressive ? pixels * (SAMPLES[chroma] ?? channels) * 2 : strips)
    case 'png':
      return BASE_BYTES + (progressive ? whole : strips)
    case 'tiff':
      return BASE_BYTES + whole
    case 'webp':
      return BASE_BYTES + pixels * 4
    case 'avif':
      return BASE_BYTES + pixels * (sampleBytes > 1 ? 20 : 17)
    case 'heic':
      return BASE_BYTES + 30_000_000 + pixels * 6
  }
}

/** Estimated peak of a conversion in bytes: rotated images and WebP are held completely in the target size. */
export function convertingMemory({ format, target }: ConvertJob, header: ImageHeader): number {
  const shrink = Math.min(1, target.maxSide / Math.max(header.width, header.height))
  const pixels = header.width * header.height * shrink * shrink
  const turned = header.orientation > 2 ? pixels * header.channels * header.sampleBytes : 0
  return decodingMemory(format, header) + turned + (target.format === 'webp' ? pixels * 5 : 0)
}
