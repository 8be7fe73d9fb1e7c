/** Why a file cannot be shown, in the codes that the messages say in words. */
export type PhotoProblem =
  | 'empty'
  | 'not-a-picture'
  | 'unsupported'
  | 'too-many-bytes'
  | 'too-many-pixels'
  | 'damaged'
  | 'offline'

/** What the worker answers: a coarse preview of photos that take long, the size that shows first, then every size. */
export type PhotoReading =
  | { problem: PhotoProblem }
  | {
      /** Upright pixels of the original. */
      width: number
      height: number
      /** JPEGs by their longer side in pixels. */
      tiers: Record<number, Blob>
      /** The only one of them, or the one that is shown first, as it is: who draws with it need not decode it again. */
      bitmap?: ImageBitmap
      stage: 'preview' | 'shown' | 'complete'
    }
