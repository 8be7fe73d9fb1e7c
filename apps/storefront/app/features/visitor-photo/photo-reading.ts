/** Why a file cannot be shown, in the codes that the messages say in words. */
export type PhotoProblem =
  | 'empty'
  | 'not-a-picture'
  | 'unsupported'
  | 'too-many-bytes'
  | 'too-many-pixels'
  | 'damaged'
  | 'offline'

/**
 * What the worker answers: a coarse preview of photos that take long, the size that shows first, then every size; ahead of
 * the first two their pixels.
 */
export type PhotoReading =
  | { problem: PhotoProblem }
  | { bitmap: ImageBitmap; side: number; stage: 'pixels' }
  | {
      /** Upright pixels of the original. */
      width: number
      height: number
      /** JPEGs by their longer side in pixels. */
      tiers: Record<number, Blob>
      stage: 'preview' | 'shown' | 'complete'
    }
