/** Why a file cannot be shown; each code has a message. */
export type PhotoProblem =
  | 'empty'
  | 'not-a-picture'
  | 'unsupported'
  | 'too-many-bytes'
  | 'too-many-pixels'
  | 'damaged'
  | 'offline'

/**
 * Results of the worker: a coarse preview of photos that take long, the size that is shown first, then every size. The
 * pixels of the first two come before their files.
 */
export type PhotoReading =
  | { problem: PhotoProblem }
  | { bitmap: ImageBitmap; side: number; stage: 'pixels' }
  | {
      /** Pixels of the original in upright orientation. */
      width: number
      height: number
      /** JPEGs by their longer side in pixels. */
      tiers: Record<number, Blob>
      stage: 'preview' | 'shown' | 'complete'
    }
