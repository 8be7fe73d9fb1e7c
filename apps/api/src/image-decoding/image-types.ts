import { type ImageFormat, TEXT_NUMBERS } from '@passepartout/domain'

export const MAX_BYTES = TEXT_NUMBERS.uploadMegabytes * 1_000_000
export const MAX_PIXELS = TEXT_NUMBERS.uploadMegapixels * 1_000_000
/** Maximum bytes for decoding one image, as estimated by `decodingMemory`. */
export const MAX_MEMORY = 720_000_000
/** Largest side in pixels that the document model can store. */
export const MAX_SIDE = 100_000
/** Longest side of the previews in pixels. */
export const PREVIEW_SIZES = [160, 640, 2048] as const
export type PreviewSize = (typeof PREVIEW_SIZES)[number]

/** Notices to the customer about an accepted photo, worded by the designer (its specification, 11). */
export type PhotoNotice = 'cmyk-converted' | 'transparency-white' | 'messenger-copy'

export interface IngestedPhotoInfo {
  format: ImageFormat
  /** Upright size in pixels: EXIF orientation is applied. */
  width: number
  height: number
  notices: PhotoNotice[]
  /** Created files, by name inside the given folder. `master` replaces an original that print cannot read. */
  files: { previews: Record<PreviewSize, string>; master?: string }
}

export type DecodeProblem =
  | { code: 'photo-unreadable' | 'photo-incomplete' | 'too-slow' }
  /** More pixels than any photo may have, or than can be decoded from a file stored this way. */
  | { code: 'photo-too-many-pixels' | 'photo-too-heavy'; width: number; height: number }

export type IngestResult = { ok: true; facts: IngestedPhotoInfo } | { ok: false; problem: DecodeProblem }

export type HeaderJob = Pick<IngestJob, 'path' | 'format'>

export interface IngestJob {
  path: string
  format: ImageFormat
  header: ImageHeader
  folder: string
}

export type ResultFormat = 'jpeg' | 'webp'

export interface ConvertJob {
  path: string
  format: ImageFormat
  folder: string
  target: {
    format: ResultFormat
    quality: number
    /** Longest side in pixels; never enlarged. */
    maxSide: number
  }
}

/** A converted file: upright, sRGB, without metadata. */
export interface ConvertedImage {
  /** Name inside the given folder. */
  file: string
  format: ResultFormat
  width: number
  height: number
  bytes: number
}

export type ConvertResult = { ok: true; picture: ConvertedImage } | { ok: false; problem: DecodeProblem }

/** Maximum bytes for PDFium with the document; a file that needs more is treated as damaged. */
export const PDF_MEMORY = 256_000_000

export interface PdfJob {
  path: string
  folder: string
  /** Documents with more pages are refused as a whole. */
  maxPages: number
}

export type PdfProblem =
  | { code: 'pdf-broken' | 'pdf-locked' | 'too-slow' }
  | { code: 'pdf-too-many-pages'; count: number }

export type RenderedPdf = { ok: true; pages: ConvertedImage[] } | { ok: false; problem: PdfProblem }

/** Metadata read before decoding. */
export interface ImageHeader {
  /** Size in pixels as stored. */
  width: number
  height: number
  orientation: number
  space: string
  hasAlpha: boolean
  /** A progressive JPEG or an interlaced PNG: no row is complete before the end of the file. */
  progressive: boolean
  channels: number
  /** Bytes of one decoded sample. */
  sampleBytes: number
  /** Chroma subsampling of a JPEG, such as `4:2:0`. */
  chroma: string
}
