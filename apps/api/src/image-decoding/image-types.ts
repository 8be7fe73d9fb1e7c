import { type ImageFormat, TOLD_NUMBERS } from '@passepartout/domain'

export const MAX_BYTES = TOLD_NUMBERS.uploadMegabytes * 1_000_000
export const MAX_PIXELS = TOLD_NUMBERS.uploadMegapixels * 1_000_000
/** Bytes that decoding one picture may take by its estimate (`decodingMemory`). */
export const MAX_MEMORY = 720_000_000
/** Pixels along one side that the document model can name. */
export const MAX_SIDE = 100_000
/** Longest side of the previews in pixels. */
export const PREVIEW_SIZES = [160, 640, 2048] as const
export type PreviewSize = (typeof PREVIEW_SIZES)[number]

/** What the customer is told about a photo that was taken in; the designer words them (its specification, 11). */
export type PhotoNotice = 'cmyk-converted' | 'transparency-white' | 'messenger-copy'

export interface IngestedPhotoInfo {
  format: ImageFormat
  /** Upright pixels: EXIF orientation is applied. */
  width: number
  height: number
  notices: PhotoNotice[]
  /** Files made, by their name inside the given folder. `master` stands for an original that print cannot read. */
  files: { previews: Record<PreviewSize, string>; master?: string }
}

/** Why a file is not taken in or converted. */
export type DecodeProblem =
  | { code: 'photo-unreadable' | 'photo-incomplete' | 'too-slow' }
  /** More pixels than any photo may have, or more than can be decoded of a file that is stored like this one. */
  | { code: 'photo-too-many-pixels' | 'photo-too-heavy'; width: number; height: number }

export type IngestResult = { ok: true; facts: IngestedPhotoInfo } | { ok: false; problem: DecodeProblem }

export type HeaderJob = Pick<IngestJob, 'path' | 'format'>

export interface IngestJob {
  /** The original as it came. */
  path: string
  format: ImageFormat
  /** What `readHeader` read of it. */
  header: ImageHeader
  /** Folder for the files that are made. */
  folder: string
}

export type ResultFormat = 'jpeg' | 'webp'

export interface ConvertJob {
  /** The picture as it came. */
  path: string
  format: ImageFormat
  /** Folder for the file that is made. */
  folder: string
  target: {
    format: ResultFormat
    quality: number /** Longest side in pixels; never enlarged. */
    maxSide: number
  }
}

/** A file made from a visitor's: upright, sRGB, without metadata. */
export interface ConvertedImage {
  /** Inside the given folder. */
  file: string
  format: ResultFormat
  width: number
  height: number
  bytes: number
}

export type ConvertResult = { ok: true; picture: ConvertedImage } | { ok: false; problem: DecodeProblem }

/** What PDFium may take with the document in it; a file that needs more is treated as damaged. */
export const PDF_MEMORY = 256_000_000

export interface PdfJob {
  path: string
  /** Folder for the pages that are made. */
  folder: string
  /** A document with more pages is refused as a whole. */
  maxPages: number
}

/** Why a PDF cannot be drawn. */
export type PdfProblem =
  | { code: 'pdf-broken' | 'pdf-locked' | 'too-slow' }
  | { code: 'pdf-too-many-pages'; count: number }

export type RenderedPdf = { ok: true; pages: ConvertedImage[] } | { ok: false; problem: PdfProblem }

/** What the header tells before anything is decoded. */
export interface ImageHeader {
  /** Pixels as stored. */
  width: number
  height: number
  orientation: number
  space: string
  hasAlpha: boolean
  /** A JPEG that comes coarse first, or an interlaced PNG: no row is done before the file ends. */
  progressive: boolean
  channels: number
  /** Bytes of one sample, decoded. */
  sampleBytes: number
  /** How coarsely a JPEG stores colours, such as `4:2:0`. */
  chroma: string
}
